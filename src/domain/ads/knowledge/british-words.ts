interface LocalWord {
  readonly american: string
  /** In the United Kingdom and in Ireland; null if no word fits, so that the phrase is dropped. */
  readonly british: string | null
  /** In Australia and New Zealand, if different. */
  readonly southern: string | null
}

const word = (american: string, british: string | null, southern = british): LocalWord => ({
  american,
  british,
  southern,
})

/** Our own phrases in other countries. A business's own words stay unchanged. */
const localWords: readonly LocalWord[] = [
  word("apartments for rent", "flats to rent", "apartments for rent"),
  word("houses for rent", "houses to rent", "houses for rent"),
  word("homes for sale", "houses for sale"),
  word("luxury homes for sale", "luxury homes for sale"),
  word("condos for sale", "flats for sale", "apartments for sale"),
  word("apartment", "flat", "apartment"),
  word("home value estimate", "house valuation", "property valuation"),
  word("first time home buyer agent", null),
  word("commercial real estate agent", "commercial property agent"),
  word("buyers agent", "estate agent", "buyers agent"),
  word("listing agent", "estate agent", "real estate agent"),
  word("real estate agent", "estate agent", "real estate agent"),
  word("realtor", "estate agent", "real estate agent"),
  word("estate planning attorney", "estate planning solicitor", "estate planning lawyer"),
  word("lawyer", "solicitor", "lawyer"),
  word("attorney", "lawyer", "solicitor"),
  word("defense", "defence"),
  word("auto repair shop", "garage", "car mechanic"),
  word("auto body shop", "car body shop", "panel beater"),
  word("auto detailer", "car detailer"),
  word("tire", "tyre"),
  word("oil change place", null),
  word("used car dealership", "used car dealer"),
  word("tow truck", "breakdown recovery", "tow truck"),
  word("towing company", "vehicle recovery", "towing company"),
  word("gas station", "petrol station"),
  word("moving company", "removal company", "removalists"),
  word("movers", "removals", "removalists"),
  word("exterminator", "pest control company"),
  word("junk removal company", "rubbish removal company"),
  word("house painter", "painter and decorator", "house painter"),
  word("fence company", "fencing company"),
  word("tree service", "tree surgeon", "arborist"),
  word("kitchen remodeling contractor", "kitchen fitter", "kitchen renovation company"),
  word("bathroom remodeling contractor", "bathroom fitter", "bathroom renovation company"),
  word("bath remodeling contractor", "bathroom fitter", "bathroom renovation company"),
  word("home remodeling contractor", "home renovation company"),
  word("remodeling contractor", "builder"),
  word("hvac company", null, "air conditioning company"),
  word("home inspector", "building surveyor", "building inspector"),
  word("physical therapist", "physiotherapist"),
  word("eye doctor", "optician", "optometrist"),
  word("pediatrician", "paediatrician"),
  word("primary care doctor", "gp"),
  word("veterinarian", "vet"),
  word("drug store", "chemist"),
  word("daycare", "nursery", "childcare centre"),
  word("colorist", "colourist"),
  word("jewelry store", "jeweller", "jewellery store"),
  word("bookstore", "bookshop"),
  word("store", "shop", "store"),
  word("storage units", "self storage"),
  word("tax preparer", "tax accountant"),
  word("tax preparation", "tax returns"),
  word("tutoring", "tuition", "tutoring"),
  word("home sales", "property sales"),
  word("drain cleaning", "drain unblocking", "blocked drains"),
  word("moving", "removals", "removals"),
  word("year-end accounting", "year-end accounts", "year-end accounting"),
  word("counseling", "counselling"),
  word("custom", "fitted"),
  word("rental", "hire"),
  word("AC services", "air conditioning services"),
  word("AC repair", "air conditioning repair"),
  word("HVAC tune-ups", "heating services", "air conditioning servicing"),
  word("insurance agent", "insurance broker"),
  word("financial advisor", "financial adviser"),
  word("staffing agency", "recruitment agency"),
  word("takeout", "takeaway"),
  word("reserve a table", "book a table"),
  word("schedule a consultation", "book a consultation"),
]

const byLength = localWords.toSorted((a, b) => b.american.length - a.american.length)
/** Each phrase on its own, the longest first. */
export const americanPhrases = new RegExp(`\\b(?:${byLength.map(({ american }) => american).join("|")})\\b`, "gi")

const tableOf = (pick: (row: LocalWord) => string | null): ReadonlyMap<string, string | null> =>
  new Map(localWords.map((row) => [row.american, pick(row)]))
const british = tableOf((row) => row.british)
const southern = tableOf((row) => row.southern)

/** In Canada, if different from the American ones; null if no word fits. */
const canadian: ReadonlyMap<string, string | null> = new Map([
  ...localWords.map(({ american }): [string, string | null] => [american, american]),
  ["attorney", null],
  ["estate planning attorney", "estate planning lawyer"],
  ["physical therapist", "physiotherapist"],
  ["defense", "defence"],
  ["colorist", "colourist"],
  ["jewelry store", "jewellery store"],
  ["tax preparer", "tax accountant"],
  ["counseling", "counselling"],
])

/** The words of a country by its code; a country without an entry uses our own. */
export const wordsByCountry: ReadonlyMap<string, ReadonlyMap<string, string | null>> = new Map([
  ["GB", british],
  ["IE", british],
  ["AU", southern],
  ["NZ", southern],
  ["CA", canadian],
])
