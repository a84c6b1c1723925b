//! The day of a game in words.

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

const DAY_S: u32 = 86_400;

/// `18 November 2026`: the day in UTC on which a moment lies, given in seconds since 1970.
pub(super) fn date(at_s: u32) -> String {
    // Years are counted from March on, so that the odd day of a leap year is the last one; 719 468 days lie between
    // the first of March of the year 0 and 1970.
    let days = at_s / DAY_S + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = (month_from_march + 2) % 12;
    let year = era * 400 + year_of_era + u32::from(month < 2);
    let name = MONTHS.get(month as usize).copied().unwrap_or_default();
    format!("{day} {name} {year}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_has_its_day() {
        for (at_s, day) in [
            (0, "1 January 1970"),
            (951_782_399, "28 February 2000"),
            (951_782_400, "29 February 2000"),
            (951_868_800, "1 March 2000"),
            (1_767_225_599, "31 December 2025"),
            (1_794_960_000, "18 November 2026"),
            (u32::MAX, "7 February 2106"),
        ] {
            assert_eq!(date(at_s), day, "{at_s}");
        }
    }
}
