interface Region {
  readonly name: string
  readonly country: "United States" | "Canada"
}

const pairs = (text: string): [string, string][] =>
  text.split("|").map((pair) => [pair.slice(0, 2), pair.slice(3).trim()])

const states =
  "AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|DC District of Columbia"
const provinces =
  "AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon"

/** States and provinces by their two letters. */
export const regions: ReadonlyMap<string, Region> = new Map([
  ...pairs(states).map(([code, name]): [string, Region] => [code, { name, country: "United States" }]),
  ...pairs(provinces).map(([code, name]): [string, Region] => [code, { name, country: "Canada" }]),
])

/** Countries that people write behind a town, with the code that a telephone number needs. */
export const countries: readonly { readonly pattern: RegExp; readonly name: string; readonly code: string }[] = [
  { pattern: /^(?:usa|u\.s\.a\.?|us|u\.s\.|united states(?: of america)?)$/i, name: "United States", code: "US" },
  { pattern: /^canada$/i, name: "Canada", code: "CA" },
  {
    pattern: /^(?:uk|u\.k\.|united kingdom|england|scotland|wales|northern ireland)$/i,
    name: "United Kingdom",
    code: "GB",
  },
  { pattern: /^ireland$/i, name: "Ireland", code: "IE" },
  { pattern: /^australia$/i, name: "Australia", code: "AU" },
  { pattern: /^new zealand$/i, name: "New Zealand", code: "NZ" },
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
