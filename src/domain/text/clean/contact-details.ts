const endings =
  "com|net|org|io|shop|store|example|invalid|test|gg|biz|info|ly|ee|xyz|app|dev|online|site|website|eu|de|fr|nl|es|ru|cn|be|ch|at|ca|au|nz|uk|ie"
const host = String.raw`(?!asp\.net|vb\.net|\w{1,10}\.js)[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,3}\.(?:${endings})`

/** The lead-in to an address is removed with it: "see more at", "join our discord". */
const leadIn = String.raw`(?:(?<![\p{L}\d])(?:also|please|pls|and|or|tag|business|visit|see|check|out|find|join|follow|go|to|order|shop|website|site|web|email|e-mail|mail|link|links|discord|telegram|server|page|us|me|our|my|at|on|via|here|more|info|dm|message|add|contact|reach|support|help|problems|questions|enquiries|inquiries|insta|instagram|ig|tiktok|twitter|snap|snapchat|facebook|fb)\s*:?\s+){0,6}`
const callMe = String.raw`(?:(?<![\p{L}\d])(?:please|pls|or|and|just|text|call|ring|phone|tel|telephone|mobile|mob|wh?[ao]t?t?s+ ?ap+|sms|message|msg|contact|me|us|now|today|on|at|my|our|number|is)\s*[:.]?\s+){0,6}`

/** Web, email and social addresses, with their lead-in. */
const addresses = String.raw`${leadIn}(?:https?:\/\/\S+|www\.\S+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\p{L}\d@.])${host}(?:\/[^\s,;)]*)?(?![\p{L}\d.]\p{L})(?![\p{L}\d])|(?<![\p{L}\d@.])[a-z\d-]{1,2}\.(?:me|to|cc|tv|co|us)\/[\w@.-]{2,}[^\s,;)]*|(?<![\p{L}\d@.])[a-z\d-]{3,40}\.[a-z]{2,10}\/[\w@.-]{2,}[^\s,;)]*|(?<![\p{L}\d@])@[a-z_][\w.]{2,})`

/** A part number can look like a telephone number: labeled ones stay. */
const notPart = String.raw`(?<![\p{L}\d.-])(?<!(?:part|no|number|sku|oem|ref|isbn|model|serial|upc|ean)[.:#]?\s{0,2})`
const phones = String.raw`${callMe}${notPart}(?:\+\d[\d ().-]{7,20}\d|\(\d{3}\)\s?\d{3}[ .-]\d{4}|\d{3}[ .-]\d{3}[ .-]\d{4}|0\d{2,4}[ -]\d{3,4}[ -]?\d{3,4}|07\d{9}|555[ -]\d{4})(?![\p{L}\d-])(?:\s+(?:ask for )?\p{L}{3,12}(?=\s*(?:[.!]|$)))?`
const ask =
  "(?:text|txt|call|ring|phone|tel|telephone|mobile|mob|cell|wh?[ao]t?t?s+ ?ap+|sms|contact|msg|message|dial|ph|ask for)"
/** "call or txt Big Al 5551 0199": after such words, digits in any groups are a telephone number. */
const askedPhones = String.raw`(?<![\p{L}\d])(?:(?:please|pls|or|just)\s+){0,2}${ask}(?:\s*(?:\/|&|,|\bor\b|\band\b|\bn\b)\s*${ask}){0,3}(?:\s+[\p{L}'’]{1,14}){0,4}\s*[:.#]?\s*\+?\d[\d ().-]{5,16}\d(?![\p{L}\d])(?:\s+(?:ask for )?\p{L}{3,12}(?=\s*(?:[.!]|$)))?`

/** "WhatsApp 98XXXX123": a number that hides some of its digits. */
const hidden = String.raw`${callMe}(?<![\p{L}\d])\d{2,5}[x*]{2,}[x*\d ]{0,8}(?![\p{L}\d])`

/** No address or number is without one of these. */
export const contactSign = /[@\d]|[.:]\S/

export const contactDetails = new RegExp([addresses, phones, askedPhones, hidden].join("|"), "giu")
