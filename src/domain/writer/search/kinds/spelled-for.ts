import { wordMap } from "../../../text/words/word-map.ts"

const british: ReadonlyMap<string, string> = wordMap(
  `jewelry=jewellery color=colour gray=grey organizer=organiser organizers=organisers molding=moulding aluminum=aluminium
  tire=tyre tires=tyres mold=mould molds=moulds coloring=colouring flavor=flavour favor=favour center=centre
  theater=theatre fiber=fibre plow=plough pajamas=pyjamas pajama=pyjama mom=mum personalized=personalised
  watercolor=watercolour moisturizer=moisturiser humor=humour cozy=cosy traveler=traveller catalog=catalogue
  labor=labour neighbor=neighbour stabilizer=stabiliser
  sanitizer=sanitiser equalizer=equaliser fertilizer=fertiliser savory=savoury`,
)

/** The phrases of a row as a buyer in that country types them. */
export const spelledFor = (phrases: string, isBritish: boolean): string[] =>
  phrases
    .split(",")
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "" && !phrase.startsWith(isBritish ? "us:" : "uk:"))
    .map((phrase) => phrase.replace(/^u[ks]:/, ""))
    .map((phrase) => (isBritish ? phrase.replace(/\p{L}+/gu, (word) => british.get(word) ?? word) : phrase))
