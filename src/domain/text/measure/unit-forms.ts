/** Units as they are written behind a number, by their letters in lowercase. Ambiguous ones are not here. */
const forms: Readonly<Record<string, string>> = {
  ml: "ml",
  cl: "cl",
  dl: "dl",
  ltr: "L",
  ltrs: "L",
  mg: "mg",
  kg: "kg",
  kgs: "kg",
  oz: "oz",
  lb: "lb",
  lbs: "lbs",
  gsm: "gsm",
  mm: "mm",
  cm: "cm",
  cms: "cm",
  mtr: "m",
  mtrs: "m",
  mts: "m",
  km: "km",
  ft: "ft",
  yd: "yd",
  yds: "yds",
  kmh: "km/h",
  kmph: "km/h",
  kph: "km/h",
  rpm: "rpm",
  psi: "psi",
  dpi: "dpi",
  cc: "cc",
  kva: "kVA",
  kw: "kW",
  kwh: "kWh",
  wh: "Wh",
  mah: "mAh",
  khz: "kHz",
  mhz: "MHz",
  ghz: "GHz",
}
/** Only in lowercase, because 5G is a network and 24IN may mean 24-inch. "gr" may be grains. */
const lowerOnly: Readonly<Record<string, string>> = { g: "g", gr: "gr", m: "m", l: "L", in: "in" }
/** In either case. */
const asTyped = /^(?:hp|amps?|bar|lpm|L|HP)$/
/** In a gap behind a number, others are names: "1967 MG Midget", "650 DL". */
const loudApart = /^(?:CM|MM|KM|KGS?|ML|OZ|LBS?|FT|GSM|PSI|DPI|KVA|KWH|MAH)$/
const year = /^(?:19|20)\d\d$/

/** How a unit is written that was typed directly behind a number; undefined if it may be none: "3.5t", and a "20t" cog. */
export const unitOf = (typed: string, value: string): string | undefined =>
  forms[typed.toLowerCase()] ??
  lowerOnly[typed] ??
  (asTyped.test(typed) || (typed === "t" && /^\d+\.\d+$/.test(value)) ? typed : undefined)

/** How a unit is written that was typed in another way, in a gap behind a number: "120 GSM", "8 mtr", "5.5 kva". */
export function unitApart(typed: string, value: string): string | undefined {
  const isUnit = loudApart.test(typed) ? !year.test(value) : /^\p{Ll}+$/u.test(typed)
  const written = isUnit ? forms[typed.toLowerCase()] : undefined
  return written === typed ? undefined : written
}
