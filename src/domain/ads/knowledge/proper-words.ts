/** Words that keep their capital inside a sentence: peoples, and treatments that are brands. */
const proper =
  "American Mexican Italian French Spanish German Greek Thai Indian Chinese Japanese Korean Vietnamese Mediterranean Lebanese Turkish Ethiopian Cuban Caribbean Peruvian Brazilian Swedish Russian Polish Irish British English Portuguese Moroccan Hawaiian Cajun Creole Texan Neapolitan Sicilian Detroit Chicago Arabic Mandarin Invisalign Botox Juvederm Dysport Pilates CrossFit Zumba Montessori Christmas Halloween Thanksgiving Easter Valentine's Medicare Olympic Microsoft Google Colorbond Velux Xero QuickBooks Shopify WordPress Samsung Tesla BMW Audi Honda Toyota Ford Subaru"
const bySmall = new Map(proper.split(" ").map((word): [string, string] => [word.toLowerCase(), word]))

/** Abbreviations that sellers type in lowercase. */
const trade =
  "HVAC MOT ACCA VAT EICR PRSI GST BAS SMSF NCEA ACC GP AC DUI DWI CPA SAT ACT GRE GMAT LSAT MCAT GED ESL BBQ TV RV SUV SEO PPC IT LLC IRS IRA DJ DNA CPR IV TMJ LED CCTV USB PC EV ATV LASIK PPF BJJ HIIT TRX ADHD EMDR DOT VW"
const byLetters = new Map(trade.split(" ").map((word): [string, string] => [word.toLowerCase(), word]))
/** "It" and "act" are also words: they are abbreviations only where only a name can appear. */
const alsoWords = new Set(["it", "act", "sat", "iv", "dot", "ac"])
const afterLetters =
  /^(?:support|services?|consulting|company|prep|tutor(?:ing)?|repair|installation|tune-?up|therapy|unit|maintenance|replacement|classes|test)$/i

/** Each known word in its fixed capitals; the others unchanged. */
export const withProperWords = (text: string): string =>
  text.replace(/\p{L}[\p{L}'’]*/gu, (word: string, at: number) => {
    const small = word.toLowerCase()
    const next = /^\s+([\p{L}-]+)/u.exec(text.slice(at + word.length))?.[1] ?? ""
    const letters = byLetters.get(small)
    if (letters !== undefined && (!alsoWords.has(small) || afterLetters.test(next))) return letters
    return bySmall.get(small) ?? word
  })

/** Abbreviations that are not shouting: HVAC, CPR. */
export const isTradeLetters = (word: string): boolean => byLetters.has(word.toLowerCase())
