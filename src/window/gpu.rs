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
use macroquad::texture::{DrawTextureParams, RenderPass, Texture2D, draw_texture_ex};

use super::atlas::Atlas;
use super::early_sprites::EarlySprites;
use crate::view::{Fonts, Look, Rect, Rgba, Scene, Shape, Size};

/// Paints scenes with macroquad. Without a graphics card, painting is nearly all the work of a frame. So
/// where the window still has the last picture, only what has changed is painted.
pub(super) struct Painter {
    atlas: Atlas,
    /// For opaque rectangles, which are most of the picture: no texture and no blending.
    opaque: Option<Material>,
    /// Paints nothing.
    blank: Option<Material>,
    size: Option<Size>,
    /// The last picture, unless it was the first of its size: that may have been drawn while the window
    /// still had the old size.
    last: Option<Scene>,
}

impl Painter {
    pub(super) fn new(fonts: Arc<Fonts>, early: EarlySprites) -> Painter {
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
            atlas: Atlas::new(fonts, early),
            opaque: material(PipelineParams::default()),
            blank: material(PipelineParams {
                color_write: (false, false, false, false),
                ..PipelineParams::default()
            }),
            size: None,
            last: None,
        }
    }

    /// Paints a scene. `has_last` is whether the window still has the last picture.
    pub(super) fn draw(&mut self, scene: Scene, has_last: bool) {
        let same_size = self.size.replace(scene.size) == Some(scene.size);
        if !same_size {
            // Nearly every sprite is new.
            self.atlas.clear();
        }
        let damage = match self.last.take() {
            Some(last) if same_size && has_last && self.blank.is_some() => {
                scene.damage_since(&last)
            }
            _ => vec![scene.area()],
        };
        set_camera(&Pixels(scene.size));
        for (layer, shape) in layers(&scene.within(&damage)) {
            self.use_material(layer);
            self.place(shape);
        }
        self.keep_picture();
        self.atlas.end_picture();
        self.last = same_size.then_some(scene);
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
        match look {
            Look::Plain(color) if self.opaque.is_some() && is_opaque(shape) => {
                let Rect { x, y, w, h } = *visible;
                draw_rectangle(x as f32, y as f32, w as f32, h as f32, gpu_color(*color));
            }
            // A white sprite in this colour, so that the texture stays the same.
            Look::Plain(color) => {
                if let Some((texture, white)) = self.atlas.sprite(&Look::Plain(OPAQUE_WHITE), 1, 1)
                {
                    draw_part(texture, white, *visible, gpu_color(*color), false);
                }
            }
            _ => {
                if let Some((texture, sprite)) = self.atlas.sprite(look, area.w, area.h) {
                    let shown = if *turned {
                        visible.turned_in(*area)
                    } else {
                        *visible
                    };
                    let part = Part {
                        x: sprite.x + (shown.x - area.x) as f32,
                        y: sprite.y + (shown.y - area.y) as f32,
                        w: shown.w as f32,
                        h: shown.h as f32,
                    };
                    draw_part(texture, part, *visible, WHITE, *turned);
                }
            }
        }
    }
}

/// Draws a part of a texture in an area, in a colour by which its own is multiplied.
fn draw_part(texture: &Texture2D, part: Part, area: Rect, color: Color, turned: bool) {
    let params = DrawTextureParams {
        dest_size: Some(vec2(area.w as f32, area.h as f32)),
        source: Some(part),
        flip_x: turned,
        flip_y: turned,
        ..DrawTextureParams::default()
    };
    draw_texture_ex(texture, area.x as f32, area.y as f32, color, params);
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

const OPAQUE_WHITE: Rgba = Rgba::hex(0xff_ff_ff);

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
