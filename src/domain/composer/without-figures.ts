const units =
  "inch|inches|in|cm|mm|m|ft|feet|foot|yd|g|kg|oz|lbs?|ml|cl|l|litres?|liters?|quarts?|gallons?|watts?|w|v|volts?|mah|gb|tb|piece|pieces|pack|pcs|gauge|ply|speed|gears?|seater|drawer|door|bottle|shelf|light|bulb|man|person"
const figure = new RegExp(
  `(?<![\\p{L}\\p{N}-])\\d[\\d.,/]*(?:[ -]?x[ -]?\\d[\\d.,/]*)*[ -]?(?:${units})?(?![\\p{L}\\p{N}]|/\\d)`,
  "giu",
)

/** "24 inch mountain bike" is a mountain bike: a figure goes with its unit, for nobody types an "inch bike". */
export const withoutFigures = (name: string): string => name.replace(figure, " ").replace(/\s+/g, " ").trim()
