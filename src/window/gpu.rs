//! The painter of the window: it makes each sprite once and lets the graphics card place it.

use std::sync::Arc;

use macroquad::camera::{Camera, set_camera};
use macroquad::color::{Color, WHITE};
use macroquad::material::{
    Material, MaterialParams, gl_use_default_material, gl_use_material, load_material,
};
use macroquad::math::{Mat4, Rect as Part, vec2};
use macroquad::miniquad::{PipelineParams, ShaderSource};
use macroquad::models::{Mesh, draw_mesh};
use macroquad::shapes::draw_rectangle;
use macroquad::texture::{DrawTextureParams, RenderPass, draw_texture_ex};

use super::atlas::Atlas;
use crate::view::{Fonts, Look, Rect, Rgba, Scene, Shape, Size};

/// Paints scenes with macroquad. Without a graphics card, painting is nearly all the work of a frame. So
/// where the window still has the last picture, only what has changed is painted.
pub(super) struct Painter {
    atlas: Atlas,
    /// For opaque rectangles, which are most of the picture: no texture and no blending.
    opaque: Option<Material>,
    /// Paints nothing.
    blank: Option<Material>,
    /// The last picture.
    last: Option<Scene>,
}

impl Painter {
    pub(super) fn new(fonts: Arc<Fonts>) -> Painter {
        let material = |pipeline_params| {
            let shader = ShaderSource::Glsl {
                vertex: VERTEX,
                fragment: FRAGMENT,
            };
            let params = MaterialParams {
                pipeline_params,
                ..MaterialParams::default()
            };
            load_material(shader, params).ok()
        };
        Painter {
            atlas: Atlas::new(fonts),
            opaque: material(PipelineParams::default()),
            blank: material(PipelineParams {
                color_write: (false, false, false, false),
                ..PipelineParams::default()
            }),
            last: None,
        }
    }

    /// Paints a scene. `has_last` is whether the window still has the last picture.
    pub(super) fn draw(&mut self, scene: Scene, has_last: bool) {
        let last = self.last.take_if(|last| last.size == scene.size);
        if last.is_none() {
            // After a change of size nearly every sprite is new.
            self.atlas.clear();
        }
        let damage = match last {
            Some(last) if has_last && self.blank.is_some() => scene.damage_since(&last),
            _ => vec![scene.area()],
        };
        self.atlas.begin_picture();
        set_camera(&Pixels(scene.size));
        for (layer, shape) in layers(&scene.within(&damage)) {
            self.use_material(layer);
            self.place(shape);
        }
        self.keep_picture();
        self.last = Some(scene);
    }

    /// The window library clears the window before each frame. It does so with the material that was
    /// used last, so one that paints nothing prevents it.
    fn keep_picture(&self) {
        if let Some(blank) = &self.blank {
            gl_use_material(blank);
            draw_mesh(&Mesh {
                vertices: Vec::new(),
                indices: Vec::new(),
                texture: None,
            });
        }
        gl_use_default_material();
    }

    fn use_material(&self, layer: usize) {
        match &self.opaque {
            Some(material) if is_opaque_layer(layer) => gl_use_material(material),
            _ => gl_use_default_material(),
        }
    }

    fn place(&mut self, shape: &Shape) {
        let Shape {
            area,
            visible,
            look,
            turned,
        } = shape;
        let Rect { x, y, w, h } = *visible;
        let (left, top, w, h) = (x as f32, y as f32, w as f32, h as f32);
        if let Look::Plain(color) = look {
            draw_rectangle(left, top, w, h, gpu_color(*color));
            return;
        }
        if let Some((texture, sprite)) = self.atlas.sprite(look, area.w, area.h) {
            let shown = match turned {
                false => *visible,
                true => visible.turned_in(*area),
            };
            let (inner_x, inner_y) = ((shown.x - area.x) as f32, (shown.y - area.y) as f32);
            let params = DrawTextureParams {
                dest_size: Some(vec2(w, h)),
                source: Some(Part::new(sprite.x + inner_x, sprite.y + inner_y, w, h)),
                flip_x: *turned,
                flip_y: *turned,
                ..DrawTextureParams::default()
            };
            draw_texture_ex(texture, left, top, WHITE, params);
        }
    }
}

/// The shapes in an order with as few changes as possible between opaque rectangles and the rest: each
/// moves down to the lowest layer of its kind that is not below anything it overlaps. Even layers are
/// opaque.
fn layers(shapes: &[Shape]) -> Vec<(usize, &Shape)> {
    let mut layered: Vec<(usize, &Shape)> = Vec::with_capacity(shapes.len());
    for shape in shapes {
        let first = usize::from(!is_opaque(shape));
        let below = layered
            .iter()
            .filter(|(_, lower)| lower.visible.intersection(shape.visible).is_some());
        let layer = below
            .map(|&(layer, _)| layer + (layer + first) % 2)
            .fold(first, usize::max);
        layered.push((layer, shape));
    }
    layered.sort_by_key(|&(layer, _)| layer);
    layered
}

const fn is_opaque_layer(layer: usize) -> bool {
    layer.is_multiple_of(2)
}

fn is_opaque(shape: &Shape) -> bool {
    matches!(shape.look, Look::Plain(color) if color.is_opaque())
}

/// A rectangle of one colour, with its corners in pixels.
const VERTEX: &str = "#version 100
attribute vec3 position;
attribute vec4 color0;
varying lowp vec4 color;
uniform mat4 Model;
uniform mat4 Projection;
void main() {
    gl_Position = Projection * Model * vec4(position, 1);
    color = color0 / 255.0;
}";

const FRAGMENT: &str = "#version 100
varying lowp vec4 color;
void main() {
    gl_FragColor = color;
}";

fn gpu_color(Rgba([r, g, b, a]): Rgba) -> Color {
    Color::from_rgba(r, g, b, a)
}

/// Coordinates are pixels of the screen, whatever the display's scale.
struct Pixels(Size);

impl Camera for Pixels {
    fn matrix(&self) -> Mat4 {
        let Size { w, h } = self.0;
        Mat4::orthographic_rh_gl(0.0, w as f32, h as f32, 0.0, -1.0, 1.0)
    }

    fn depth_enabled(&self) -> bool {
        false
    }

    fn render_pass(&self) -> Option<RenderPass> {
        None
    }

    fn viewport(&self) -> Option<(i32, i32, i32, i32)> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(x: i32, alpha: u8) -> Shape {
        let area = Rect::new(x, 0, 10, 10);
        Shape {
            area,
            visible: area,
            look: Look::Plain(Rgba::hex(0).alpha(alpha)),
            turned: false,
        }
    }

    #[test]
    fn shapes_that_overlap_keep_their_order_and_others_are_gathered_by_kind() {
        let shapes = [shape(0, 255), shape(5, 99), shape(8, 255), shape(100, 255)];
        let order: Vec<(usize, i32)> = layers(&shapes)
            .into_iter()
            .map(|(layer, shape)| (layer, shape.area.x))
            .collect();
        assert_eq!(order, [(0, 0), (0, 100), (1, 5), (2, 8)]);
    }
}
