/** The elements of a drawing that draw something. */
export const SHAPES: ReadonlySet<string> = new Set(
  'circle ellipse line path polygon polyline rect use'.split(' '),
);

/** All elements that a drawing may have. */
export const ELEMENTS: ReadonlySet<string> = new Set([
  ...SHAPES,
  ...'clipPath defs filter g linearGradient marker mask pattern radialGradient stop style svg switch symbol'.split(
    ' ',
  ),
  ...'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'.split(
    ' ',
  ),
]);

/** What drawing programs write about a file. It draws nothing, and goes. */
export const NOTES = /^(title|desc|metadata|(?!svg:)[\w-]+:.*)$/;

/** Elements that a drawing cannot have, and what to do instead. */
export const REFUSED: Readonly<Record<string, string>> = {
  a: 'a link. Take the shapes out of it',
  animate: 'a movement. Delete it',
  animateMotion: 'a movement. Delete it',
  animateTransform: 'a movement. Delete it',
  feImage: 'a picture. Draw it as shapes',
  foreignObject: 'HTML. Draw it as shapes',
  image: 'a picture of pixels. Draw it as shapes',
  script: 'a script. Delete it',
  set: 'a movement. Delete it',
  text: 'words, whose typeface visitors may lack. Turn them into outlines ("Create outlines", "Object to path")',
};

/** Properties that may stand in styles and as attributes. */
const PROPERTIES =
  'clip-path clip-rule color color-interpolation color-interpolation-filters cursor display fill fill-opacity fill-rule filter flood-color flood-opacity isolation lighting-color marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order rotate scale shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width transform transform-box transform-origin translate vector-effect visibility'.split(
    ' ',
  );

/** Attributes that place a drawing's root. The mark has them in `viewBox`, `width` and `height`. */
export const PLACEMENT: ReadonlySet<string> = new Set(
  'id class x y width height viewBox preserveAspectRatio overflow'.split(' '),
);

/** All attributes and properties that a drawing may have. Others go, because they draw nothing. */
export const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...PROPERTIES,
  ...PLACEMENT,
  ...'href style d points pathLength x1 y1 x2 y2 cx cy r rx ry fr fx fy offset'.split(' '),
  ...'gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient'.split(
    ' ',
  ),
  ...'filterUnits primitiveUnits in in2 result type values tableValues slope intercept amplitude exponent mode operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent azimuth elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle stdDeviation dx dy radius baseFrequency numOctaves seed stitchTiles xChannelSelector yChannelSelector'.split(
    ' ',
  ),
]);

/** The functions that values may have, in small letters. */
export const FUNCTIONS: ReadonlySet<string> = new Set(
  'url var calc rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark icc-color matrix rotate scale scalex scaley skewx skewy translate translatex translatey circle ellipse inset path polygon blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia'.split(
    ' ',
  ),
);
