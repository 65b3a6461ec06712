const set = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/))

export const voidElements = set(
  "area base basefont bgsound br col command embed frame hr image img input keygen link meta param source track wbr",
)

/** What may stand in a head; anything else ends it. */
export const headElements = set("base basefont bgsound link meta noframes noscript script style template title command")

/** Their content is text, whatever it looks like. */
export const textElements = set("iframe noembed noframes plaintext script style textarea title xmp")

/** An end tag of these closes what is still open inside them. */
export const blockElements = set(
  `address applet article aside blockquote button caption center colgroup dd details dialog dir div dl dt fieldset
  figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup li main marquee menu nav object ol pre search section select
  summary table tbody td template tfoot th thead tr ul listing`,
)

/** Who looks for an open element does not look past these. */
export const scopeBorders = set("applet caption marquee object table td template th foreignobject desc")

/** Start tags that end an svg or math around them. */
export const breakouts = set(
  `b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p
  pre ruby s small span strong strike sub sup table tt u ul var`,
)

/** Where an svg lets HTML in again. */
export const htmlInSvg = set("foreignobject desc title")

export const tableParts = set("caption col colgroup tbody td tfoot th thead tr")

/** What begins on a line of its own, as far as the words around it are concerned. */
export const lineElements = new Set([...blockElements, "p", "br", "hr", "option", "form", "body", "video", "canvas"])

export const headingLevel = (name: string): number =>
  name.length === 2 && name.charCodeAt(0) === 104 && name.charCodeAt(1) >= 49 && name.charCodeAt(1) <= 54
    ? name.charCodeAt(1) - 48
    : 0
