export interface Region {
  readonly letters: string
  readonly name: string
  readonly countryCode: string
}

const states =
  "AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|DC District of Columbia"
const provinces =
  "AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon"

const territories =
  "NSW New South Wales|VIC Victoria|QLD Queensland|TAS Tasmania|ACT Australian Capital Territory|WA Western Australia|SA South Australia"
const britishCounties =
  "Bedfordshire|Berkshire|Buckinghamshire|Cambridgeshire|Cheshire|Cornwall|Cumbria|Derbyshire|Devon|Dorset|County Durham|East Sussex|West Sussex|Sussex|Essex|Gloucestershire|Greater Manchester|Hampshire|Herefordshire|Hertfordshire|Isle of Wight|Kent|Lancashire|Leicestershire|Lincolnshire|Merseyside|Norfolk|Northamptonshire|Northumberland|Nottinghamshire|Oxfordshire|Rutland|Shropshire|Somerset|Staffordshire|Suffolk|Surrey|Tyne and Wear|Warwickshire|West Midlands|Wiltshire|Worcestershire|North Yorkshire|South Yorkshire|West Yorkshire|East Yorkshire|Yorkshire|Aberdeenshire|Ayrshire|Fife|Lanarkshire|Perthshire|Pembrokeshire|Carmarthenshire|Gwynedd|County Antrim|County Armagh|County Down|County Fermanagh|County Londonderry|County Tyrone"
const irishCounties =
  "Carlow|Cavan|Clare|Cork|Donegal|Dublin|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Waterford|Westmeath|Wexford|Wicklow"

const regionsOf = (text: string, countryCode: string): readonly Region[] =>
  text.split("|").map((pair) => {
    const at = pair.indexOf(" ")
    return { letters: pair.slice(0, at), name: pair.slice(at + 1), countryCode }
  })

/** "WA" is two regions. */
export const regions: readonly Region[] = [
  ...regionsOf(states, "US"),
  ...regionsOf(provinces, "CA"),
  ...regionsOf(territories, "AU"),
]

/** Counties name their country. An Irish one needs its "Co." or "County", because most are also towns. */
export function countryOfCounty(piece: string): string | undefined {
  const said = piece.toLowerCase().replace(/^co\.?\s/, "county ")
  if (british.has(said)) return "GB"
  return irish.has(said) ? "IE" : undefined
}
const british = new Set(britishCounties.toLowerCase().split("|"))
const irish = new Set(irishCounties.split("|").map((county) => `county ${county.toLowerCase()}`))

/** Countries that people write after a town, with their dialing codes. */
export const countries: readonly { readonly pattern: RegExp; readonly name: string; readonly code: string }[] = [
  { pattern: /^(?:usa|u\.s\.a\.?|us|u\.s\.|united states(?: of america)?)$/i, name: "United States", code: "US" },
  { pattern: /^canada$/i, name: "Canada", code: "CA" },
  {
    pattern:
      /^(?:uk|u\.k\.|united kingdom|gb|g\.b\.|great britain|britain|england|scotland|wales|northern ireland|ni)$/i,
    name: "United Kingdom",
    code: "GB",
  },
  { pattern: /^(?:ireland|(?:the )?republic of ireland|roi|eire|éire)$/i, name: "Ireland", code: "IE" },
  { pattern: /^(?:australia|aus)$/i, name: "Australia", code: "AU" },
  { pattern: /^(?:new zealand|nz|aotearoa)$/i, name: "New Zealand", code: "NZ" },
  { pattern: /^germany$/i, name: "Germany", code: "DE" },
  { pattern: /^france$/i, name: "France", code: "FR" },
  { pattern: /^spain$/i, name: "Spain", code: "ES" },
  { pattern: /^italy$/i, name: "Italy", code: "IT" },
  { pattern: /^(?:the )?netherlands$/i, name: "Netherlands", code: "NL" },
  { pattern: /^india$/i, name: "India", code: "IN" },
  { pattern: /^japan$/i, name: "Japan", code: "JP" },
  { pattern: /^brazil$/i, name: "Brazil", code: "BR" },
  { pattern: /^mexico$/i, name: "Mexico", code: "MX" },
]

/** Whether people write the name of a country so: "USA", "the Netherlands". */
export const isCountry = (name: string): boolean => countries.some(({ pattern }) => pattern.test(name))
