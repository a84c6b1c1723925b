//! How the messages name a game's types in TypeScript: `tajuto.Command`, since every game has a `Command`.

use crate::table::{News, Table};
use games::Game;
use games::registry::GameKind;
use std::any::type_name;
use std::marker::PhantomData;
use ts_rs::{Config, TS, TypeVisitor};

/// A type of a game, named with the module that holds it.
pub(crate) struct Named<T>(PhantomData<T>);

pub(super) type TableNamed<G> = Table<
    Named<<G as Game>::Edition>,
    Named<<G as Game>::View>,
    Named<<G as Game>::Line>,
    Named<<G as Game>::Command>,
    Named<<G as Game>::Preview>,
>;
pub(super) type NewsNamed<G> = News<
    Named<<G as Game>::Moment>,
    Named<<G as Game>::View>,
    Named<<G as Game>::Line>,
    Named<<G as Game>::Command>,
    Named<<G as Game>::Preview>,
>;

/// The TypeScript module of what games share, and the crate that it comes from.
pub(crate) const SHARED: &str = "games";

/// The TypeScript module of a type: that of its game, [`SHARED`] for what games share, else `messages`.
pub(crate) fn module_of<T: ?Sized>() -> &'static str {
    let mut path = type_name::<T>().split("::");
    if path.next() != Some(SHARED) {
        return "messages";
    }
    let folder = path.next();
    GameKind::ALL.map(GameKind::name).into_iter().find(|game| folder == Some(game)).unwrap_or(SHARED)
}

impl<T: TS> TS for Named<T> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(cfg: &Config) -> String {
        format!("{}.{}", module_of::<T>(), T::name(cfg))
    }

    fn inline(cfg: &Config) -> String {
        Self::name(cfg)
    }

    fn visit_generics(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        visitor.visit::<T>();
    }
}

/// Implements `TS` for an enum over the games; that each content is `TS` itself is thereby required.
macro_rules! tagged {
    ($doc:literal $name:ident { $($variant:ident: $named:ty),+ }) => {
        impl ts_rs::TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn docs() -> Option<String> {
                Some(concat!("/**\n * ", $doc, "\n */\n").into())
            }

            fn name(_: &ts_rs::Config) -> String {
                stringify!($name).into()
            }

            fn inline(cfg: &ts_rs::Config) -> String {
                let games = [$((GameKind::$variant.name(), <$named as ts_rs::TS>::name(cfg))),+];
                games.map(|(game, content)| format!("{{ \"game\": \"{game}\" }} & {content}")).join(" | ")
            }

            fn decl(cfg: &ts_rs::Config) -> String {
                format!("type {} = {};", stringify!($name), Self::inline(cfg))
            }

            fn decl_concrete(cfg: &ts_rs::Config) -> String {
                Self::decl(cfg)
            }

            fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor) {
                $(
                    visitor.visit::<$named>();
                    <$named as ts_rs::TS>::visit_generics(visitor);
                )+
            }

            fn output_path() -> Option<std::path::PathBuf> {
                Some(concat!(stringify!($name), ".ts").into())
            }
        }
    };
}
pub(super) use tagged;
