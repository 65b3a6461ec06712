interface UnitOfMeasure {
  readonly kind: string
  readonly factor: number
}

/** For each kind, its factor to the smallest unit, and its spellings. Kinds are not converted into one another. */
const kinds: Readonly<Record<string, readonly (readonly [factor: number, spellings: string])[]>> = {
  metricLength: [
    [1, "mm|millimeter|millimetre"],
    [10, "cm|cms|centimeter|centimetre"],
    [1000, "m|meter|metre|mtr|mts"],
    [1_000_000, "km|kilometer|kilometre"],
  ],
  length: [
    [1, 'in|inch|inches|"'],
    [12, "ft|foot|feet|'"],
    [36, "yd|yds|yard"],
    [63_360, "mi|mile"],
  ],
  metricMass: [
    [0.001, "mg|milligram"],
    [1, "g|gr|gm|gram|gramme"],
    [1000, "kg|kgs|kilo|kilogram"],
  ],
  ounces: [
    [1, "oz|ounce|fl oz|fluid ounce"],
    [16, "lb|lbs|pound"],
  ],
  metricVolume: [
    [1, "ml|milliliter|millilitre"],
    [10, "cl|centiliter"],
    [1000, "l|liter|litre|ltr"],
  ],
  volume: [
    [1, "tsp|teaspoon"],
    [3, "tbsp|tablespoon"],
    [96, "pt|pint"],
    [192, "qt|quart"],
    [768, "gal|gallon"],
  ],
  time: [
    [1, "s|sec|secs|second"],
    [60, "min|mins|minute"],
    [3600, "h|hr|hrs|hour"],
    [86_400, "day"],
    [604_800, "wk|wks|week"],
  ],
  months: [
    [1, "mo|mos|month"],
    [12, "yr|yrs|year|yo"],
  ],
  percent: [[1, "%|percent|pct"]],
  degrees: [[1, "°|°c|°f|° c|° f|c|f|degree|celsius|fahrenheit"]],
  power: [
    [1, "w|watt"],
    [1000, "kw|kilowatt"],
  ],
  voltage: [[1, "v|volt"]],
  current: [[1, "a|amp|ampere"]],
  charge: [[1, "mah"]],
  energy: [[1, "wh|kwh"]],
  frequency: [
    [1, "hz|hertz"],
    [1_000_000, "mhz"],
    [1_000_000_000, "ghz"],
  ],
  light: [[1, "lm|lumen"]],
  sound: [[1, "db|decibel"]],
  data: [
    [1, "mb|megabyte"],
    [1024, "gb|gigabyte"],
    [1_048_576, "tb|terabyte"],
  ],
  pixels: [[1, "px|pixel|mp|megapixel"]],
  frames: [[1, "fps"]],
  speed: [[1, "mph"]],
  metricSpeed: [[1, "km/h|kmh|kph|kmph"]],
  turns: [[1, "rpm"]],
  pressure: [[1, "psi|bar"]],
  fabric: [[1, "gsm|denier"]],
  purity: [[1, "k|karat|carat|ct|kt"]],
  money: [[1, "$|£|€|usd|eur|gbp|dollar|euro|buck"]],
}

/** Every spelling of a unit, singular and plural. */
export const unitSpellings: ReadonlyMap<string, UnitOfMeasure> = new Map(
  Object.entries(kinds).flatMap(([kind, units]) =>
    units.flatMap(([factor, spellings]) =>
      spellings
        .split("|")
        .flatMap((spelling): [string, UnitOfMeasure][] => [
          [spelling, { kind, factor }],
          ...(spelling.length > 2 && !spelling.endsWith("s") ? [plural(spelling, { kind, factor })] : []),
        ]),
    ),
  ),
)

interface OtherReading {
  /** Null: a count has no unit. */
  readonly kind: string | null
  readonly factor: number
}

const money: readonly OtherReading[] = [{ kind: "money", factor: 1 }]
const thousandOrKilometer: readonly OtherReading[] = [
  { kind: null, factor: 1000 },
  { kind: "metricLength", factor: 1_000_000 },
]

/** A unit's other meanings: 65 pounds are also money, and 5k is five thousand or five kilometers. */
export const otherReadings: ReadonlyMap<string, readonly OtherReading[]> = new Map([
  ["pound", money],
  ["pounds", money],
  ["k", thousandOrKilometer],
])

function plural(spelling: string, unit: UnitOfMeasure): [string, UnitOfMeasure] {
  return [`${spelling}s`, unit]
}
