/**
 * Advance widths of Arial in thousandths of an em, from the font's own metrics (2,048 units to the em; Liberation Sans
 * and Helvetica have the same). Search results use it.
 */
const rows: readonly (readonly [thousandths: number, characters: string])[] = [
  [191, "'"],
  [222, "ijlįĵĺļłſίιі‘’"],
  [260, "|¦"],
  [278, " !,./:;I[\\]ft·ÌÍÎÏìíîïĨĩĪīĬĭĮİıţŧΙΪЇїІ\u00a0"],
  [292, "ľ"],
  [333, "()-`r¡¨²³´¸¹ŕŗř“”"],
  [334, "{}ŀ"],
  [350, "•"],
  [355, '"'],
  [365, "ºг"],
  [370, "ª"],
  [375, "ť"],
  [389, "*"],
  [395, "τ"],
  [400, "°"],
  [411, "ґ"],
  [438, "к"],
  [441, "ζ"],
  [444, "ĳ"],
  [446, "έε"],
  [448, "ξ"],
  [458, "зт"],
  [469, "^"],
  [482, "ς"],
  [489, "Ґ"],
  [500, "JcksvxyzçýÿćĉċčĴķĸśŝşšŷźżžγκλνсух"],
  [510, "эє"],
  [521, "чь"],
  [525, "χ"],
  [531, "в"],
  [537, "¶"],
  [542, "Гпя"],
  [547, "ΰυ"],
  [549, "±÷"],
  [551, "Γ"],
  [552, "¯н"],
  [556, "#$0123456789?L_abdeghnopqu¢£¤¥§«»àáâãäåèéêëðñòóôõöùúûüþāăąđēĕėęěĝğġģĥħĹĻĽĿŁńņňŋōŏőũūŭůűųήηθοаеорё–€"],
  [557, "δ"],
  [559, "ий"],
  [569, "ρ"],
  [573, "бц"],
  [575, "β"],
  [576, "µμ"],
  [578, "άα"],
  [583, "Кдл"],
  [584, "+<=>~¬×"],
  [604, "ŉЗ"],
  [611, "FTZ¿ßøŢŤŦŹŻŽΖΤТ"],
  [615, "ď"],
  [617, "σ"],
  [618, "Σ"],
  [625, "ъ"],
  [635, "У"],
  [648, "φ"],
  [650, "Ξ"],
  [656, "БЛЬ"],
  [667, "&ABEKPSVXYÀÁÂÃÄÅÈÉÊËÝÞĀĂĄĒĔĖĘĚĶŚŜŞŠŶŸΑΒΕΚΡΥΧΫАВЕРХЧЁ"],
  [668, "ΔΛ"],
  [669, "ж"],
  [677, "Д"],
  [688, "м"],
  [690, "π"],
  [713, "ψ"],
  [719, "ИЙПЭыЄ"],
  [722, "CDHNRUwÇÐÑÙÚÛÜĆĈĊČĎĐĤĦŃŅŇŔŖŘŨŪŬŮŰŲŵΗΝΠНСЯ"],
  [723, "Ŋ"],
  [735, "Ĳ"],
  [737, "©®"],
  [740, "Ц"],
  [748, "Ω"],
  [750, "ю"],
  [760, "Ф"],
  [778, "GOQÒÓÔÕÖØĜĞĠĢŌŎŐΘΟО"],
  [781, "ω"],
  [792, "Ъ"],
  [798, "Φ"],
  [802, "ш"],
  [823, "фщ"],
  [833, "MmΜМ"],
  [834, "¼½¾"],
  [835, "Ψ"],
  [885, "Ы"],
  [889, "%æ"],
  [917, "Ш"],
  [923, "Ж"],
  [938, "Щ"],
  [944, "WœŴ"],
  [1000, "ÆŒ—…™"],
  [1010, "Ю"],
  [1015, "@"],
]

const widths: ReadonlyMap<string, number> = new Map(
  rows.flatMap(([thousandths, characters]) => Array.from(characters, (one): [string, number] => [one, thousandths])),
)

/** Drawn on top of the previous letter, or not at all. */
const withoutWidth = /^[\p{M}\p{Cf}\p{Cc}]$/u
const fullWidth =
  /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{Extended_Pictographic}\p{Regional_Indicator}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]$/u
/** The mean of Arial's letters, for scripts missing from the table. */
const unknownThousandths = 600

/** The width of a text on one line, in pixels; without kerning, which browsers do not apply to results either. */
export function pixelWidth(text: string, fontPx: number): number {
  let thousandths = 0
  for (const character of text) thousandths += widthOf(character)
  return (thousandths * fontPx) / 1000
}

function widthOf(character: string): number {
  const known = widths.get(character)
  if (known !== undefined) return known
  if (withoutWidth.test(character)) return 0
  return fullWidth.test(character) ? 1000 : unknownThousandths
}
