import { readRows } from "./row.ts"

/** Jewellery, watches, hair ornaments. */
export const jewellery = readRows(`
anklet: ankle bracelet, ankle chain | beach jewellery, summer jewelry, foot jewelry, barefoot style, holiday outfit
bangle: bangle bracelet, arm bangle | wrist jewellery, jewelry stack, arm candy, jewelry gift, outfit finishing
body jewelry: body jewellery, piercing jewellery | body piercing, piercing studio, jewelry collection, piercing change,
  jewelry gift
bracelet: wrist bracelet, arm bracelet | wrist jewellery, jewelry stack, jewelry gift, arm candy, outfit finishing
brooch: pin brooch, dress pin | coat accessories, jewelry box, lapel jewelry, scarf pin, outfit finishing
charm bracelet: charm bangle, bracelet with charms | wrist jewellery, charm collector, keepsake jewelry, sentimental
  gift, jewelry box
charm: bracelet charm, pendant charm | jewelry making, charm collector, charm bracelet bead, necklace charm, jewelry
  supplies
choker: choker necklace, collar necklace | neck jewellery, layering jewelry, outfit finishing, jewelry box, night out
  outfit
cuff bracelet: arm cuff, wrist cuff | wrist jewellery, jewelry stack, arm candy, wristwear, outfit finishing
cufflink: cuff link, shirt link | suit accessories, formal wear, formal accessories, shirt accessories, formal occasion
drop earring: dangle earring, dangly earring | ear jewellery, night out outfit, jewelry gift, occasion jewelry, outfit
  finishing
ear cuff: ear wrap, cuff earring | ear jewellery, ear stack, ear style, jewelry gift, party look
earring: ear jewellery, ear jewelry | jewellery gift, jewelry box, ear style, outfit finishing, everyday jewelry
enamel pin: pin badge, lapel badge | pin collector, jacket pin, backpack pin, pin board, lapel jewelry
engagement ring: proposal ring, betrothal ring | getting engaged, will you marry me, propose to partner, fiance gift,
  ring box
fascinator: cocktail hat, hat fascinator | race day outfit, headpiece, occasion hat, hair accessories, tea party hat
friendship bracelet: friend bracelet, bff bracelet | friend gift, wrist jewellery, jewelry stack, matching jewelry,
  summer camp
hair bow: bow clip, hair ribbon bow | hair accessories, ponytail bow, hair styling, dress up outfit, outfit finishing
hair clip: hair grip, hair fastener, clip for hair | hair accessories, hair styling, updo, outfit finishing, everyday
  hair
hair comb: hair slide comb, decorative comb | hair accessories, hair jewelry, updo, hair ornament, hair styling
hair pin: hairpin, pin for hair, styling pin | hair accessories, updo, bun pin, hair styling, hair jewelry
hair tie: hair bobble, hair elastic, ponytail holder | hair accessories, ponytail, hair styling, gym hair, bun holder
hoop earring: ear hoop, earring hoop | ear jewellery, everyday jewelry, ear stack, jewelry gift, outfit finishing
jewelry box: jewellery box, trinket box, jewelry case | jewelry storage, dressing table, jewelry organiser, ring and
  earring, keepsake storage
jewelry set: jewellery set, matching jewelry set, parure | jewelry gift, matching jewellery, occasion jewelry, jewelry
  box, outfit finishing
jewelry stand: jewellery stand, jewelry holder, jewelry display | jewelry storage, dressing table, necklace display,
  earring organiser, craft fair display
locket: locket necklace, locket pendant | keepsake jewellery, photo keepsake, sentimental gift, neck jewelry, memory
  jewelry
neck chain: jewellery chain, necklace chain | neck jewelry, layering jewelry, jewelry box, pendant chain, outfit
  finishing
necklace: neck jewellery, neck jewelry | layering jewelry, jewellery gift, outfit finishing, jewelry box, everyday
  jewelry, neckline accessory
nose ring: nose hoop, nostril ring | nose jewellery, body jewelry, piercing jewelry, facial piercing, nostril jewelry
pendant: neck pendant, pendant charm | neck jewellery, jewelry gift, necklace making, jewellery box, outfit finishing
pocket watch: fob watch, chain watch | timepiece collector, waistcoat watch, horology, formal accessories, time telling
ring dish: trinket dish, jewelry dish, ring holder | jewelry storage, bedside table, dressing table, rings and earrings,
  vanity decor
ring: finger ring, band ring | finger jewellery, jewelry stack, jewelry gift, jewelry box, hand jewelry
rosary: rosary bead string, prayer bead string | catholic prayer, religious gift, prayer time, devotional item,
  confirmation gift
scrunchie: hair scrunchie, scrunchy | hair accessories, ponytail, hair tie, hair styling, bun holder
signet ring: seal ring, signet, pinky ring | finger jewellery, heraldic jewelry, jewelry box, hand jewelry, crest ring
stud earring: ear stud, post earring | ear jewellery, everyday jewelry, earlobe jewelry, ear stack, jewelry gift
tiara: crown headpiece, jewelled headband, diadem | updo, hair ornament, pageant, hair jewelry, princess costume
tie clip: tie bar, tie pin | suit accessories, formal wear, formal accessories, office wear, formal occasion
watch strap: watch band, watchband, wrist strap | watch accessories, strap change, watch collector, wrist wear, watch
  repair
watch: wristwatch, wrist watch, timepiece | watch collector, wrist wear, time telling, horology, watch lover gift
wedding ring: wedding band, marriage ring | wedding jewellery, ceremony ring, getting married, exchange of vows,
  marriage band
wedding veil: marriage veil, wedding day veil | wedding outfit, ceremony wear, wedding hair, wedding accessories, aisle
  walk
`)
