//! Lists that live as long as a game: they have little more room than they need.

/// Adds to a list. One that grows by doubling is half empty where it grew last; this one grows by an eighth, so that all
/// pushes together still cost no more than the length of the list.
pub fn push<T>(list: &mut Vec<T>, item: T) {
    if list.len() == list.capacity() {
        list.reserve_exact(list.len() / 8 + 8);
    }
    list.push(item);
}

#[cfg(test)]
mod tests {
    use super::push;

    #[test]
    fn little_room_is_left_over_and_it_is_seldom_made() {
        let (mut list, mut grown) = (Vec::new(), 0);
        for number in 0..8_000_u32 {
            let before = list.capacity();
            push(&mut list, number);
            grown += u32::from(list.capacity() != before);
            assert!(list.capacity() <= list.len() + list.len() / 8 + 8, "{number}");
        }
        assert!(grown < 80, "{grown}");
    }
}
