//! The lines of ratings behind a curve, and the dates below it.

use chrono::{Datelike, NaiveDate};

use super::scale::Scale;
use super::sizes::NUMBERS;
use crate::storage::library::Date;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;

/// From one year or month below a curve to the next: the least that fits, with every January.
const STEPS: [i32; 9] = [1, 2, 3, 6, 12, 25, 50, 100, 500];

/// A date below a curve: its day, the number of its year or of its month in the year, and what it says.
struct DateMark {
    day: i32,
    number: i32,
    text: String,
}

impl View<'_> {
    pub(super) fn rating_lines(&mut self, numbers: Rect, scale: Scale, step: i32) {
        let set = self.set(Face::Regular, 12, self.theme.dim_text);
        let (least, most) = scale.ratings;
        for rating in (least..=most).step_by(step.max(1) as usize) {
            let y = scale.y(f64::from(rating));
            let line = Rect::new(scale.body.x, y, scale.body.w, self.unit(1));
            self.scene.plain(line, self.theme.border);
            let at = Point::new(numbers.right() - self.unit(8), y);
            self.text(at, Align::Right, &rating.to_string(), set);
        }
    }

    /// Years, or else months, or else the first and the last day.
    pub(super) fn curve_dates(&mut self, row: Rect, scale: Scale) {
        let set = self.set(Face::Regular, 12, self.theme.dim_text);
        let middle = row.center().y;
        let mut right = row.x + self.unit(NUMBERS);
        let marks = self.date_marks(scale);
        // Years and months stand at equal distances.
        let widest = marks.iter().map(|it| self.width(&it.text, set)).max();
        let least = widest.unwrap_or(0) + self.unit(12);
        let days = (scale.days.1 - scale.days.0).max(1);
        let fits = |step: &i32| {
            let mut marks = marks.iter().filter(|it| it.number % step == 0);
            let days_between = marks.next().zip(marks.next()).map(|(a, b)| b.day - a.day);
            days_between.is_none_or(|it| it * scale.body.w / days >= least)
        };
        let step = STEPS.into_iter().find(fits).unwrap_or(1);
        for mark in marks.iter().filter(|it| it.number % step == 0) {
            let width = self.width(&mark.text, set);
            let x = scale.x(mark.day);
            let left =
                (x - width / 2).clamp(scale.body.x, (scale.body.right() - width).max(scale.body.x));
            if left < right {
                continue;
            }
            right = left + width + self.unit(12);
            self.text(Point::new(left, middle), Align::Left, &mark.text, set);
        }
    }

    fn date_marks(&self, scale: Scale) -> Vec<DateMark> {
        let (first, last) = scale.days;
        let date = NaiveDate::from_num_days_from_ce_opt;
        let (Some(begin), Some(end)) = (date(first), date(last)) else {
            return Vec::new();
        };
        let mark = |date: Option<NaiveDate>, number: i32, text: String| {
            let day = date?.num_days_from_ce();
            Some(DateMark { day, number, text })
        };
        if end.year() - begin.year() > 1 {
            let january = |year| NaiveDate::from_ymd_opt(year, 1, 1);
            let years = begin.year() + 1..=end.year();
            return years
                .filter_map(|year| mark(january(year), year, year.to_string()))
                .collect();
        }
        let number = |date: NaiveDate| date.year() * 12 + date.month0() as i32;
        let months = number(begin) + 1..=number(end);
        if number(end) - number(begin) > 1 {
            let months = months.filter_map(|month| {
                let (year, month) = (month.div_euclid(12), month.rem_euclid(12) as u32 + 1);
                let name = match month {
                    1 => year.to_string(),
                    _ => self.words.month_name(month as u8).to_owned(),
                };
                let first = NaiveDate::from_ymd_opt(year, month, 1);
                mark(first, month as i32 - 1, name)
            });
            return months.collect();
        }
        let mut ends = vec![first, last];
        ends.dedup();
        ends.into_iter()
            .map(|day| DateMark {
                day,
                number: 0,
                text: self.day_of_curve(day),
            })
            .collect()
    }

    pub(super) fn day_of_curve(&self, day: i32) -> String {
        let date = NaiveDate::from_num_days_from_ce_opt(day);
        date.map_or_else(String::new, |date| self.words.date(Date::on(date)))
    }
}
