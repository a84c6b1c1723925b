//! Tells Cargo that the server contains the built client, so that a new client makes a new binary.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../web-client/dist");
}
