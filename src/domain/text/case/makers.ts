/** Makers by trade. Some names are other words, too, and are makers beside another of their trade: "brother and silver reed". */
const trades = [
  "Brother|Singer|Jones|Silver Reed|Janome|Bernina|Pfaff|Juki|Elna|Passap|Toyota|Husqvarna",
  "Ford|Oliver|New Holland|John Deere|Massey Ferguson|Kubota|Claas|Fendt|Deutz|Leyland|Fiat",
  "Apple|Samsung|Google|Huawei|Nokia|Motorola|Xiaomi",
  "Fisher Paykel|Simpson|Westinghouse|Electrolux|Bosch|Whirlpool|Hotpoint|Zanussi|Miele|Siemens",
  "Hornby|Bachmann|Lima|Peco|Dapol|Triang",
  "Champion|Bosch|NGK|Denso|Lucas",
  "Triumph|Norton|Ariel|Honda|Yamaha|Suzuki|Kawasaki|Ducati",
  "Jaguar|Dodge|Ford|Fiat|Skoda|Audi|Vauxhall|Volkswagen|Chevrolet|Chevy|Toyota|Nissan|Mazda|Renault|Peugeot",
]
const glue = String.raw`(?: and | or | & | ?\+ ?| n |\/|, )`
const rows = trades.map(
  (names) => new RegExp(String.raw`(?<![\p{L}\d])(?:${names})(?:${glue}(?:${names}))+(?![\p{L}\d])`, "giu"),
)
const name = new RegExp(String.raw`(?<!\p{L})(?:${trades.join("|")})(?!\p{L})`, "giu")
const machine =
  /(?<![\p{L}\d])(?:(?<!\b(?:my|our|his|her|their|your|big|little) )(?<=^|[ /(,])(?:brother|singer)(?= (?:sewing|knitting|overlocker|serger|embroidery|treadle|featherweight|(?:kh|kr)-?\d|\d{2,4}[a-z]{0,2}(?![\p{L}\d])))|silver reed(?= (?:sewing|knitting|machine|punchcards?|sk-?\d)))/giu
/** "Singer 201k" */
const modelOfMachine =
  /(?<=(?<!\p{L})(?:Singer|Brother|Bernina|Janome|Pfaff|Elna|Juki) )\d{2,4}[a-z]{1,2}(?![\p{L}\d])/gu
const written = new Map(
  trades
    .join("|")
    .split("|")
    .map((each): [string, string] => [each.toLowerCase(), each]),
)

const asWritten = (typed: string): string => written.get(typed.toLowerCase()) ?? typed

/** Names of makers that are ordinary words elsewhere, where they can be nothing else. */
export const withMakers = (text: string): string =>
  rows
    .reduce((rest, row) => rest.replace(row, (found) => found.replace(name, asWritten)), text)
    .replace(machine, asWritten)
    .replace(modelOfMachine, (model) => model.toUpperCase())
