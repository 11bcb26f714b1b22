/** What a logo may be drawn with. Anything else of an editor's own is left out, anything that could act is refused. */
export const drawingElements = new Set(
  `svg g defs title desc path rect circle ellipse line polyline polygon text tspan use symbol clipPath mask
  linearGradient radialGradient stop pattern`.split(/\s+/),
);

/** Elements that run, load or hold something else. */
export const actingElements = new Set(
  `script foreignObject iframe object embed image style a animate animateMotion animateTransform set audio video
  canvas handler listener feImage filter`.split(/\s+/),
);

/** Attributes that draw. `href` is kept where it names a part of the same file. */
export const drawingAttributes = new Set(
  `id viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points transform fill fill-rule fill-opacity stroke
  stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity
  opacity clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits gradientUnits gradientTransform
  spreadMethod offset stop-color stop-opacity patternUnits patternContentUnits patternTransform preserveAspectRatio
  font-family font-size font-weight font-style letter-spacing text-anchor dominant-baseline dx dy href
  vector-effect color`.split(/\s+/),
);
