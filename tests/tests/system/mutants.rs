//! What is broken on purpose (`make mutants`) fits the present sources, and names tests that are to notice it.

use std::fs;
use std::path::Path;
use std::process::Command;

#[test]
fn each_patch_applies_and_says_who_must_notice() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut patches = 0;
    for entry in fs::read_dir(sources.join("tests/mutants")).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.starts_with("Breaks: "), "{}", path.display());
        assert!(text.lines().any(|line| line.starts_with("Noticed by: package(")), "{}", path.display());
        let git = Command::new("git").current_dir(sources).args(["apply", "--check"]).arg(&path).output();
        let git = git.expect("git is needed");
        assert!(git.status.success(), "{}: {}", path.display(), String::from_utf8_lossy(&git.stderr));
        patches += 1;
    }
    assert!(patches > 5, "there are {patches}");
}
