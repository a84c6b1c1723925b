use games::bot::BotLevel;
use games::dice::Seed;
use games::tajuto::*;
use games::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let levels: Vec<BotLevel> = a[1].split(',').map(|b| b.parse().unwrap()).collect();
    let n: u64 = a[2].parse().unwrap();
    let ed = Edition::standard();
    let setup = Tajuto::plain_setup(ed, Options::default(), levels.len()).unwrap();
    let bots = BySeat::try_from(levels.clone()).unwrap();
    let mut wins = vec![0.0; levels.len()];
    let mut cmds = 0;
    let mut turns = 0;
    let mut tot = vec![0u32; levels.len()];
    let mut cats = std::collections::BTreeMap::new();
    let mut tally = std::collections::BTreeMap::new();
    let t = std::time::Instant::now();
    for i in 0..n {
        let p = playout::play::<Tajuto>(&setup, &bots, &Seed::from(i), |s, e| {
            if let Some(l) = Tajuto::tally(e) {
                *tally.entry(l).or_insert(0u32) += 1;
            }
            Tajuto::check(s)
        })
        .unwrap();
        for w in &p.outcome.winners {
            wins[w.index()] += 1.0 / p.outcome.winners.len() as f64;
        }
        cmds += p.commands;
        turns += p.turns;
        for (s, sc) in p.outcome.scores.iter() {
            tot[s.index()] += sc.total();
            for (c, v) in sc.categories() {
                *cats.entry(c).or_insert(0u32) += v;
            }
        }
    }
    println!(
        "{:?} wins {:?} cmds {} turns {} ms/game {}",
        levels,
        wins.iter().map(|w| w / n as f64).collect::<Vec<_>>(),
        cmds as f64 / n as f64,
        turns as f64 / n as f64,
        t.elapsed().as_secs_f64() * 1000. / n as f64
    );
    println!("mean score {:?}", tot.iter().map(|w| *w as f64 / n as f64).collect::<Vec<_>>());
    let k = (n as f64) * levels.len() as f64;
    println!("{:?}", cats.iter().map(|(c, v)| (c, *v as f64 / k)).collect::<Vec<_>>());
    println!(
        "{:?}",
        tally.iter().map(|(c, v)| format!("{c}: {:.2}", *v as f64 / n as f64)).collect::<Vec<_>>()
    );
}
