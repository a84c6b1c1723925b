//! The description of the API as `OpenAPI` 3.1: the paths from the handlers, the bodies from the same types
//! of which the protocol makes its JSON Schema.

use std::sync::OnceLock;

use protocol::{
    AskTables, FinishedTable, HttpProblem, LiveTable, OpenPractice, OpenRoom, PushKey, Replay, RoomFound,
    ScreenGiven, SeatGiven, TableNow, TakeSeat, UsePass, UseScreenPass,
};
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};
use utoipa_axum::router::OpenApiRouter;

use super::json::Json;
use crate::house::House;

/// Where the types stand in the document.
const SCHEMAS: &str = "/components/schemas";

/// Gives this description.
#[utoipa::path(get, path = "/api/openapi.json", tag = "operations",
    responses((status = 200, description = "OpenAPI.", body = serde_json::Value)))]
pub(super) async fn serve() -> Json<&'static Value> {
    static DOCUMENT: OnceLock<Value> = OnceLock::new();
    Json(DOCUMENT.get_or_init(document))
}

/// The description.
pub fn document() -> Value {
    let all: OpenApiRouter<House> = super::tables().merge(super::others());
    let mut document = serde_json::to_value(all.into_openapi()).unwrap_or_default();
    document["info"] = json!({
        "title": "Sanmon",
        "description": "Tables for friends. What is said on the socket is described in docs/protocol.md.",
        "version": env!("CARGO_PKG_VERSION"),
        "license": { "name": "MIT", "identifier": "MIT" },
    });
    let of = |name: &str| json!({ "$ref": format!("#{SCHEMAS}/{name}") });
    list(&mut document, "get", "/api/live", &of("LiveTable"));
    list(&mut document, "get", "/api/games", &of("FinishedTable"));
    list(&mut document, "get", "/api/me/games", &of("FinishedTable"));
    let known = json!({ "anyOf": [of("TableNow"), { "type": "null" }] });
    list(&mut document, "post", "/api/tables", &known);
    document["components"] = json!({ "schemas": schemas() });
    document
}

/// A path answers with a list of these.
fn list(document: &mut Value, method: &str, path: &str, item: &Value) {
    let items = json!({ "type": "array", "items": item });
    document["paths"][path][method]["responses"]["200"]["content"]["application/json"]["schema"] = items;
}

/// The types of all bodies, and those in them.
fn schemas() -> Map<String, Value> {
    let mut schemas = Map::new();
    let mut read = settings().for_deserialize().into_generator();
    read.subschema_for::<OpenRoom>();
    read.subschema_for::<TakeSeat>();
    read.subschema_for::<UsePass>();
    read.subschema_for::<UseScreenPass>();
    read.subschema_for::<OpenPractice>();
    read.subschema_for::<AskTables>();
    schemas.extend(read.take_definitions(true));
    let mut written = settings().for_serialize().into_generator();
    define::<SeatGiven>(&mut written);
    define::<ScreenGiven>(&mut written);
    define::<RoomFound>(&mut written);
    define::<LiveTable>(&mut written);
    define::<FinishedTable>(&mut written);
    define::<Replay>(&mut written);
    define::<TableNow>(&mut written);
    define::<HttpProblem>(&mut written);
    define::<PushKey>(&mut written);
    for (name, schema) in written.take_definitions(true) {
        schemas.entry(name).or_insert(schema);
    }
    schemas
}

fn define<T: JsonSchema>(generator: &mut schemars::SchemaGenerator) {
    generator.subschema_for::<T>();
}

fn settings() -> SchemaSettings {
    SchemaSettings::draft2020_12().with(|settings| settings.definitions_path = SCHEMAS.into())
}
