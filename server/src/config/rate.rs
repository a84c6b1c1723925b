//! How often something may happen: `20/s:80` is twenty a second, and eighty at once.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;
use std::time::Duration;

use governor::Quota;

/// How often something may happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    count: NonZeroU32,
    per: Per,
    burst: NonZeroU32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Per {
    Second,
    Minute,
    Hour,
}

/// A text that is no rate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a rate is a number for each s, m or h, and how many at once, such as 20/s:80 or 5/m")]
pub struct BadRate;

impl Rate {
    /// So many a second, and so many at once; 1 where 0 is given.
    pub const fn per_second(count: u32, burst: u32) -> Self {
        Self { count: at_least_one(count), per: Per::Second, burst: at_least_one(burst) }
    }

    /// So many an hour, and as many at once; 1 where 0 is given.
    pub const fn per_hour(count: u32) -> Self {
        Self { count: at_least_one(count), per: Per::Hour, burst: at_least_one(count) }
    }

    /// The same as the limiter wants it.
    pub fn quota(self) -> Quota {
        let each = Duration::from_secs(self.per.seconds()) / self.count.get();
        // Only a period of nought is none: more than a thousand million in a second.
        Quota::with_period(each).unwrap_or(Quota::per_second(self.count)).allow_burst(self.burst)
    }
}

impl Per {
    const ALL: [Self; 3] = [Self::Second, Self::Minute, Self::Hour];

    fn letter(self) -> &'static str {
        match self {
            Self::Second => "s",
            Self::Minute => "m",
            Self::Hour => "h",
        }
    }

    fn seconds(self) -> u64 {
        match self {
            Self::Second => 1,
            Self::Minute => 60,
            Self::Hour => 3_600,
        }
    }
}

impl FromStr for Rate {
    type Err = BadRate;

    fn from_str(text: &str) -> Result<Self, BadRate> {
        let (rate, burst) = text.split_once(':').map_or((text, None), |(rate, burst)| (rate, Some(burst)));
        let (count, per) = rate.split_once('/').ok_or(BadRate)?;
        let count = count.parse().map_err(|_| BadRate)?;
        let burst = burst.map_or(Ok(count), |burst| burst.parse().map_err(|_| BadRate))?;
        let per = Per::ALL.into_iter().find(|unit| unit.letter() == per).ok_or(BadRate)?;
        Ok(Self { count, per, burst })
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}:{}", self.count, self.per.letter(), self.burst)
    }
}

const fn at_least_one(count: u32) -> NonZeroU32 {
    match NonZeroU32::new(count) {
        Some(count) => count,
        None => NonZeroU32::MIN,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_is_read_as_it_is_printed() {
        for text in ["20/s:80", "1/m:5", "3/h:1"] {
            assert_eq!(text.parse::<Rate>().unwrap().to_string(), text);
        }
        assert_eq!("5/m".parse::<Rate>().unwrap().to_string(), "5/m:5");
        for bad in ["", "5", "0/s", "5/d", "5/s:0", "5/s:", "-1/s", "5/s:1:2", "5 / s"] {
            assert_eq!(bad.parse::<Rate>(), Err(BadRate), "{bad}");
        }
    }

    #[test]
    fn a_quota_has_the_period_and_the_burst() {
        let quota = "30/m:7".parse::<Rate>().unwrap().quota();
        assert_eq!((quota.replenish_interval(), quota.burst_size().get()), (Duration::from_secs(2), 7));
        assert_eq!(Rate::per_second(u32::MAX, 1).quota().burst_size().get(), 1);
    }
}
