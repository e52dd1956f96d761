//! The program's own drawings: the part of SVG that the files of the pieces and the icon use.

use svgtypes::{SimplePathSegment, SimplifyingPathParser};
use tiny_skia::{
    Color, FillRule, GradientStop, LineCap, LineJoin, LinearGradient, Path, PathBuilder, Pixmap,
    Point, Shader, SpreadMode, Stroke, Transform,
};

use super::painted;

/// A drawing on a square.
pub(super) struct Drawing {
    side: f32,
    figures: Vec<Figure>,
}

/// A path that is filled, and then stroked.
struct Figure {
    path: Path,
    place: Transform,
    fill: Option<Shader<'static>>,
    stroke: Option<(Shader<'static>, Stroke)>,
}

impl Drawing {
    /// Reads an SVG file. `None` if it has anything that the files of the program do not have.
    pub(super) fn read(svg: &str) -> Option<Drawing> {
        let mut reader = Reader::default();
        for element in elements(svg) {
            reader.read(&element)?;
        }
        Some(Drawing {
            side: reader.side?,
            figures: reader.figures,
        })
    }

    /// Draws it so that it fills the pixels, tilted about their middle by some degrees.
    pub(super) fn draw(&self, pixmap: &mut Pixmap, tilt: u8) {
        let (width, height) = (pixmap.width() as f32, pixmap.height() as f32);
        let mut placed = Transform::from_scale(width / self.side, height / self.side);
        if tilt > 0 {
            placed = placed.post_rotate_at(f32::from(tilt), width / 2.0, height / 2.0);
        }
        for Figure {
            path,
            place,
            fill,
            stroke,
        } in &self.figures
        {
            let placed = placed.pre_concat(*place);
            if let Some(shader) = fill {
                pixmap.fill_path(
                    path,
                    &painted(shader.clone()),
                    FillRule::Winding,
                    placed,
                    None,
                );
            }
            if let Some((shader, stroke)) = stroke {
                pixmap.stroke_path(path, &painted(shader.clone()), stroke, placed, None);
            }
        }
    }
}

/// A path from the path data of SVG; `None` if that is not whole, or there is nothing to be seen.
pub(super) fn path(data: &str) -> Option<Path> {
    let mut path = PathBuilder::new();
    for segment in SimplifyingPathParser::from(data) {
        let at = |place: f64| place as f32;
        match segment.ok()? {
            SimplePathSegment::MoveTo { x, y } => path.move_to(at(x), at(y)),
            SimplePathSegment::LineTo { x, y } => path.line_to(at(x), at(y)),
            SimplePathSegment::Quadratic { x1, y1, x, y } => {
                path.quad_to(at(x1), at(y1), at(x), at(y));
            }
            SimplePathSegment::CurveTo {
                x1,
                y1,
                x2,
                y2,
                x,
                y,
            } => path.cubic_to(at(x1), at(y1), at(x2), at(y2), at(x), at(y)),
            SimplePathSegment::ClosePath => path.close(),
        }
    }
    path.finish()
}

/// A tag with its attributes.
struct Element<'a> {
    name: &'a str,
    attributes: Vec<(&'a str, &'a str)>,
}

/// The tags of a file in their order; a closing one has a name with a stroke before it. The files have no text, no
/// comments and no `>` in an attribute.
fn elements(svg: &str) -> impl Iterator<Item = Element<'_>> {
    svg.split('<').skip(1).map(|tag| {
        let tag = tag.split('>').next().unwrap_or_default();
        let tag = tag.trim_end_matches('/');
        let (name, rest) = tag.split_once(' ').unwrap_or((tag, ""));
        let mut quoted = rest.split('"');
        let attributes = std::iter::from_fn(|| {
            let name = quoted.next()?.trim().strip_suffix('=')?;
            Some((name, quoted.next()?))
        });
        Element {
            name,
            attributes: attributes.collect(),
        }
    })
}

impl<'a> Element<'a> {
    fn attribute(&self, name: &str) -> Option<&'a str> {
        let found = self.attributes.iter().find(|it| it.0 == name);
        found.map(|&(_, value)| value)
    }

    fn number(&self, name: &str) -> Option<f32> {
        self.attribute(name)?.parse().ok()
    }

    fn numbers<const N: usize>(&self, names: [&str; N]) -> Option<[f32; N]> {
        let mut numbers = [0.0; N];
        for (number, name) in numbers.iter_mut().zip(names) {
            *number = self.number(name)?;
        }
        Some(numbers)
    }
}

/// How paths are painted: what they say themselves, or the group that they are in.
#[derive(Clone)]
struct Style {
    fill: Option<Shader<'static>>,
    ink: Option<Shader<'static>>,
    stroke: Stroke,
}

impl Default for Style {
    fn default() -> Style {
        Style {
            fill: Some(Shader::SolidColor(Color::BLACK)),
            ink: None,
            stroke: Stroke::default(),
        }
    }
}

/// Colours from one point to another.
struct Gradient {
    name: String,
    from: Point,
    to: Point,
    stops: Vec<GradientStop>,
}

#[derive(Default)]
struct Reader {
    side: Option<f32>,
    figures: Vec<Figure>,
    /// The next stops belong to the last one.
    gradients: Vec<Gradient>,
    /// That of the group which the next paths are in.
    group: Option<Style>,
}

impl Reader {
    fn read(&mut self, element: &Element) -> Option<()> {
        match element.name {
            "svg" => self.side = Some(element.number("width")?),
            "linearGradient" => self.add_gradient(element)?,
            "stop" => self.add_stop(element)?,
            "g" => self.group = Some(self.style(element)?),
            "/g" => self.group = None,
            "path" => self.add_figure(element, element.attribute("d")?)?,
            "circle" => self.add_ellipse(element, ["cx", "cy", "r", "r"])?,
            "ellipse" => self.add_ellipse(element, ["cx", "cy", "rx", "ry"])?,
            "/svg" | "/linearGradient" => {}
            _ => return None,
        }
        Some(())
    }

    fn add_gradient(&mut self, element: &Element) -> Option<()> {
        let [x1, y1, x2, y2] = element.numbers(["x1", "y1", "x2", "y2"])?;
        self.gradients.push(Gradient {
            name: element.attribute("id")?.to_owned(),
            from: Point::from_xy(x1, y1),
            to: Point::from_xy(x2, y2),
            stops: Vec::new(),
        });
        Some(())
    }

    fn add_stop(&mut self, element: &Element) -> Option<()> {
        let color = color(element.attribute("stop-color")?)?;
        let stop = GradientStop::new(element.number("offset")?, color);
        self.gradients.last_mut()?.stops.push(stop);
        Some(())
    }

    /// Adds four arcs around a place, from attributes with its coordinates and the radii.
    fn add_ellipse(&mut self, element: &Element, names: [&str; 4]) -> Option<()> {
        let [x, y, rx, ry] = element.numbers(names)?;
        let [left, right] = [x - rx, x + rx].map(f64::from);
        let [top, bottom] = [y - ry, y + ry].map(f64::from);
        let [x, y, rx, ry] = [x, y, rx, ry].map(f64::from);
        let data = format!(
            "M{right} {y} A{rx} {ry} 0 0 1 {x} {bottom} A{rx} {ry} 0 0 1 {left} {y} \
             A{rx} {ry} 0 0 1 {x} {top} A{rx} {ry} 0 0 1 {right} {y} Z"
        );
        self.add_figure(element, &data)
    }

    fn add_figure(&mut self, element: &Element, data: &str) -> Option<()> {
        let Style { fill, ink, stroke } = self.style(element)?;
        self.figures.push(Figure {
            path: path(data)?,
            place: match element.attribute("transform") {
                Some(text) => transform(text)?,
                None => Transform::identity(),
            },
            fill,
            stroke: ink.map(|ink| (ink, stroke)),
        });
        Some(())
    }

    fn style(&self, element: &Element) -> Option<Style> {
        let mut style = self.group.clone().unwrap_or_default();
        for &(name, value) in &element.attributes {
            match name {
                "fill" => style.fill = self.shader(value)?,
                "stroke" => style.ink = self.shader(value)?,
                "stroke-width" => style.stroke.width = value.parse().ok()?,
                "stroke-linecap" if value == "round" => style.stroke.line_cap = LineCap::Round,
                "stroke-linejoin" if value == "round" => style.stroke.line_join = LineJoin::Round,
                "d" | "cx" | "cy" | "r" | "rx" | "ry" | "transform" => {}
                _ => return None,
            }
        }
        Some(style)
    }

    /// A colour, a gradient, or nothing; `None` if it is anything else.
    fn shader(&self, value: &str) -> Option<Option<Shader<'static>>> {
        if value == "none" {
            return Some(None);
        }
        let name = value
            .strip_prefix("url(#")
            .and_then(|it| it.strip_suffix(')'));
        let Some(name) = name else {
            return Some(Some(Shader::SolidColor(color(value)?)));
        };
        let mut gradients = self.gradients.iter();
        let Gradient {
            from, to, stops, ..
        } = gradients.find(|it| it.name == name)?;
        let whole = Transform::identity();
        LinearGradient::new(*from, *to, stops.clone(), SpreadMode::Pad, whole).map(Some)
    }
}

/// Where a figure is, such as `rotate(28 24.5 49.2)`.
fn transform(text: &str) -> Option<Transform> {
    let svgtypes::Transform { a, b, c, d, e, f } = text.parse().ok()?;
    let [a, b, c, d, e, f] = [a, b, c, d, e, f].map(|it| it as f32);
    Some(Transform::from_row(a, b, c, d, e, f))
}

/// A colour such as `#1a2b3c`.
fn color(text: &str) -> Option<Color> {
    let number = u32::from_str_radix(text.strip_prefix('#')?, 16).ok()?;
    let [_, red, green, blue] = number.to_be_bytes();
    Some(Color::from_rgba8(red, green, blue, 255))
}

#[cfg(test)]
mod tests {
    use resvg::usvg::{Options, Tree};

    use super::*;
    use crate::diagram::PieceSet;
    use crate::rules::Piece;

    /// The files of the pieces and the icon.
    fn files() -> impl Iterator<Item = &'static str> {
        let pieces = PieceSet::ALL
            .into_iter()
            .flat_map(|set| Piece::ALL.map(|piece| set.file(piece)));
        pieces.chain([include_str!("../../assets/icon.svg")])
    }

    #[test]
    fn the_drawings_look_as_resvg_draws_them() {
        for file in files() {
            let tree = Tree::from_str(file, &Options::default()).expect(file);
            let drawing = Drawing::read(file).expect(file);
            for side in [16, 47, 94, 180] {
                let [mut own, mut expected] =
                    [(); 2].map(|()| Pixmap::new(side, side).expect("a size"));
                drawing.draw(&mut own, 0);
                let scale = side as f32 / tree.size().width();
                resvg::render(
                    &tree,
                    Transform::from_scale(scale, scale),
                    &mut expected.as_mut(),
                );
                let differences = own.data().iter().zip(expected.data());
                let most = differences.map(|(one, other)| one.abs_diff(*other)).max();
                assert!(most == Some(0), "{most:?} at {side} pixels: {file}");
            }
        }
    }

    #[test]
    fn what_the_files_do_not_have_is_refused() {
        for inside in [
            "<text>e4</text>",
            "<path d='M0 0'/>",
            r#"<path d="M0 0 L" fill="none"/>"#,
            r##"<path d="M0 0 L9 9" fill="red"/>"##,
            r##"<path d="M0 0 L9 9" fill="url(#other)"/>"##,
            r#"<path d="M0 0 L9 9" opacity="0.5"/>"#,
        ] {
            let file = format!(r#"<svg width="100">{inside}</svg>"#);
            assert!(Drawing::read(&file).is_none(), "{inside}");
        }
    }
}
