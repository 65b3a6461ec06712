import { wordMap } from "../words/word-map.ts"

/** The named entities common in pasted listings, from the HTML standard's list. */
const named: ReadonlyMap<string, string> = wordMap(
  `amp=& lt=< gt=> quot=" apos=' copy=© reg=® trade=™ deg=° hellip=… mdash=— ndash=– lsquo=‘ rsquo=’ sbquo=‚ ldquo=“
  rdquo=” bdquo=„ laquo=« raquo=» lsaquo=‹ rsaquo=› bull=• middot=· times=× divide=÷ plusmn=± minus=− frac12=½ frac14=¼
  frac34=¾ sup1=¹ sup2=² sup3=³ micro=µ para=¶ sect=§ cent=¢ pound=£ euro=€ yen=¥ curren=¤ iexcl=¡ iquest=¿ prime=′
  Prime=″ permil=‰ ordm=º ordf=ª larr=← uarr=↑ rarr=→ darr=↓ hearts=♥ star=☆ starf=★ check=✓ phone=☎ Agrave=À Aacute=Á
  Acirc=Â Atilde=Ã Auml=Ä Aring=Å AElig=Æ Ccedil=Ç Egrave=È Eacute=É Ecirc=Ê Euml=Ë Igrave=Ì Iacute=Í Icirc=Î Iuml=Ï
  Ntilde=Ñ Ograve=Ò Oacute=Ó Ocirc=Ô Otilde=Õ Ouml=Ö Oslash=Ø Ugrave=Ù Uacute=Ú Ucirc=Û Uuml=Ü Yacute=Ý agrave=à aacute=á
  acirc=â atilde=ã auml=ä aring=å aelig=æ ccedil=ç egrave=è eacute=é ecirc=ê euml=ë igrave=ì iacute=í icirc=î iuml=ï
  ntilde=ñ ograve=ò oacute=ó ocirc=ô otilde=õ ouml=ö oslash=ø ugrave=ù uacute=ú ucirc=û uuml=ü yacute=ý yuml=ÿ szlig=ß
  oelig=œ OElig=Œ scaron=š Scaron=Š zcaron=ž Zcaron=Ž eth=ð thorn=þ comma=, period=. colon=: semi=; excl=! quest=? num=#
  lpar=( rpar=) lsqb=[ rsqb=] sol=/ lowbar=_ ast=* commat=@ dollar=$ percnt=% plus=+ equals== hyphen=- vert=|`,
)
const blank = new Set(["nbsp", "ensp", "emsp", "thinsp", "hairsp", "puncsp", "numsp", "Tab", "NewLine"])
const nothing = new Set(["shy", "zwj", "zwnj", "lrm", "rlm", "ZeroWidthSpace"])

const characterAt = (codePoint: number): string =>
  codePoint > 0 && codePoint <= 0x10_ff_ff ? String.fromCodePoint(codePoint) : " "

/** Decodes entities, twice if encoded twice; anything else stays. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text
  return text
    .replace(/&(?:amp;)+(?=#?\w+;)/gi, "&")
    .replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z]{2,16}\d{0,2}));/g, (whole, decimal, hex, name) => {
      if (decimal !== undefined) return characterAt(Number(decimal))
      if (hex !== undefined) return characterAt(Number.parseInt(hex, 16))
      if (blank.has(name)) return " "
      return nothing.has(name) ? "" : (named.get(name) ?? named.get(String(name).toLowerCase()) ?? whole)
    })
    .replace(/&nbsp(?![a-z;])/gi, " ")
}
