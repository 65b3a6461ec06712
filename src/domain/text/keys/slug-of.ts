export const plainLetters = (text: string): string => text.normalize("NFKD").replace(/\p{M}+/gu, "")

/** Letters that lose more than an accent, with their plain spelling; each pair is "sign plain". */
const spelled = new Map(
  [
    "ä ae,ö oe,ü ue,ß ss,æ ae,œ oe,ø oe,å a,đ d,ð d,þ th,ł l,ı i,ŋ ng,& and ",
    // Russian, Ukrainian, Bulgarian, Serbian
    "а a,б b,в v,г g,д d,е e,ё e,ж zh,з z,и i,й i,к k,л l,м m,н n,о o,п p,р r,с s,т t,у u,ф f,х kh,ц ts,ч ch,ш sh",
    "щ shch,ъ ,ы y,ь ,э e,ю yu,я ya,є ye,і i,ї yi,ґ g,ђ dj,ј j,љ lj,њ nj,ћ c,џ dz",
    // Greek
    "α a,β v,γ g,δ d,ε e,ζ z,η i,θ th,ι i,κ k,λ l,μ m,ν n,ξ x,ο o,π p,ρ r,σ s,ς s,τ t,υ y,φ f,χ ch,ψ ps,ω o",
  ]
    .flatMap((row) => row.split(","))
    .map((pair) => [pair.charAt(0), pair.slice(2)] as const),
)

const spell = (text: string): string => text.replace(/[^a-z0-9]/gu, (sign) => spelled.get(sign) ?? sign)

/**
 * "Blue Café Mug" → "blue-cafe-mug", "Strickmütze" → "strickmuetze", "1,000 Pieces" → "1000-pieces". Empty if no letter has a plain spelling. A slug
 * that is too long ends with a whole word, if its first word fits.
 */
export function slugOf(text: string, maxChars = Number.POSITIVE_INFINITY): string {
  const small = text.normalize("NFC").toLowerCase()
  const slug = spell(plainLetters(spell(small)))
    .replace(/['’ʼ]|(?<=\d),(?=\d{3}(?!\d))/gu, "")
    .replace(/[^a-z0-9]+/gu, "-")
    .replace(/^-|-$/gu, "")
  if (slug.length <= maxChars) return slug
  const end = slug.lastIndexOf("-", maxChars)
  return slug.slice(0, end > 0 ? end : maxChars)
}
