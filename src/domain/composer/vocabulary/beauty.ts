import { readRows } from "./row.ts"

/** Skin, hair, nails, scent and care. */
export const beauty = readRows(`
bath bomb: bath fizzer, bath fizzy, bath ball | bath time, pamper night, bathtub, spa at home, self care gift
bath salt: bath soak, soaking salt | bath time, pamper night, bathtub soak, spa at home, self care gift
beard balm: beard butter, beard pomade | beard care, beard grooming, facial hair, grooming routine, beard styling
beard oil: beard conditioner, beard serum | beard care, beard grooming, facial hair, grooming routine, barber supplies
blood pressure monitor: bp monitor, blood pressure cuff | home health check, health diary, pressure reading, medicine
  cabinet, arm cuff reading
blush: blusher, cheek blush, rouge | face makeup, cheek makeup, makeup bag, makeup look, beauty lover gift
body butter: body moisturiser, body balm | bath and body, after shower, skin care routine, body care, skin moisture
body lotion: body milk, body moisturizer, body moisturiser | bath and body, after shower, skin care routine, body care,
  dry skin care
body oil: skin oil, body care oil | bath and body, after shower, skin care routine, body care, massage time
body scrub: body exfoliator, body polish | bath and body, shower time, skin care routine, spa at home, exfoliating
body wash: shower gel, shower wash | bath and body, shower time, bathroom essentials, body care, morning shower
bubble bath: bath bubble soak, bath bubbles | bath time, pamper night, bathtub, spa at home, self care gift
cleanser: face wash, facial cleanser, face cleanser | skincare, face care, beauty routine, makeup removal, face washing
cologne: eau de cologne, cologne spray | fragrance lover, grooming routine, scent collection, getting ready, daily scent
comb: hair comb, styling comb | hair care, hair styling, hair tools, barber tools, pocket grooming
concealer: cover stick, under eye concealer | face makeup, makeup bag, complexion makeup, beauty routine, base makeup
conditioner: hair conditioner, hair rinse | hair care, shower time, wash day, detangling, bathroom essentials
curling iron: curling tong, hair curler, curling wand | hair styling, hair tools, curls and waves, getting ready, hair
  care
cuticle oil: nail oil, nail cuticle oil | manicure, nail care, hand care, nail tech supplies, nails at home
deodorant: antiperspirant, deo stick | body care, gym bag, bathroom essentials, underarm care, morning routine
epsom salt: epsom bath salt, epsom soak | bath time, pamper night, bathtub soak, spa at home, self care gift
essential oil: aroma oil, aromatherapy oil | aromatherapy, diffuser blends, soap making, home fragrance, candle making
eye cream: under eye cream, eye balm | skincare, beauty routine, eye area care, face care, bathroom shelf
eyebrow pencil: brow pencil, eyebrow liner | eye makeup, makeup bag, brow shaping, everyday makeup, beauty lover gift
eyeliner: eye liner, liner makeup | eye makeup, makeup bag, eye definition, everyday makeup, beauty lover gift
eyeshadow: eye shadow, shadow makeup | eye makeup, makeup bag, makeup look, beauty lover gift, evening makeup
face cream: facial cream, moisturizer, moisturiser | skincare, face care, beauty routine, bathroom shelf, dry skin care
face mask: facial mask, beauty mask | skincare, pamper night, face care, spa at home, self care gift
face oil: facial oil, beauty oil | skincare, face massage, beauty routine, face care, evening routine
face paint: face painting set, body paint | festival makeup, party fun, costume makeup, body art, stage makeup
face serum: facial serum, serum, skin serum | skincare, face care, beauty routine, bathroom shelf, evening routine
face toner: facial toner, skin toner | skincare, face care, beauty routine, after cleansing, bathroom shelf
facial roller: face roller, face massager | skincare tools, face massage, pamper night, beauty routine, self care gift
false eyelash: fake eyelash, false lash, strip lash | eye makeup, lash look, evening makeup, makeup bag, party makeup
first aid kit: first aid box, medical kit | medicine cabinet, hiking kit, household kit, travel kit, bandages
foot cream: foot balm, foot lotion | foot care, pedicure at home, dry heels, bedtime routine, body care
gel polish: gel nail polish, uv gel polish | manicure, nail art, nail salon, nail tech supplies, nails at home
gua sha: gua sha tool, gua sha scraper | skincare tools, face massage, pamper night, beauty routine, self care gift
hair brush: hairbrush, detangling brush | hair care, hair styling, hair tools, morning routine, hairdresser supplies
hair clippers: barber clippers, haircut clippers, hair cutting machine | home haircut, barber tools, grooming routine,
  fade haircut, hair cutting
hair dryer: hairdryer, blow dryer | hair styling, hair tools, blow dry at home, hair care, getting ready
hair dye: hair colour, hair color, hair tint | hair colouring, hairdresser supplies, home hair salon, hair makeover,
  root touch up
hair extension: clip in extension, hair weft | hair styling, hair length, hair volume, hairdresser supplies, ponytail
  volume
hair gel: styling gel, hair styling gel | hair styling, hair care, curl styling, grooming routine, hairdo hold
hair mask: hair treatment, hair masque | hair care, wash day, pamper night, scalp and lengths, hair routine
hair oil: hair serum, hair treatment oil | hair care, scalp care, hair styling, wash day, hair routine
hair spray: hairspray, styling spray | hair styling, hair care, updo hold, hairdresser supplies, getting ready
hair straightener: flat iron, hair straightening iron, straightening iron | hair styling, hair tools, straight hair
  look, getting ready, hair care
hand cream: hand lotion, hand balm | hand care, handbag essentials, dry hands, desk drawer, manicure
hand soap: hand wash, liquid hand soap | bathroom sink, kitchen sink, hand washing, bath and body, guest bathroom
heating pad: heat pad, warming pad | warmth therapy, self care gift, cold evenings, back and shoulders, heat therapy
henna: mehndi, henna cone | body art, hand designs, mehndi night, henna artist, skin staining
highlighter makeup: face highlighter, makeup illuminator | cheekbone glow, makeup bag, face makeup, makeup look, beauty
  lover gift
lip balm: lip salve, lip conditioner | lip care, handbag essentials, chapped lips, everyday beauty, winter lips
lip gloss: lipgloss, gloss | lip makeup, makeup bag, glossy lips, beauty lover gift, everyday makeup
lip liner: lip pencil, lip contour pencil | lip makeup, makeup bag, lip shaping, beauty lover gift, makeup look
lip oil: lip gloss oil, glossy lip oil | lip care, glossy lips, makeup bag, lip makeup, everyday beauty
lipstick: lip stick, lip colour, lip color | lip makeup, makeup bag, beauty lover gift, evening makeup, makeup look
makeup brush: cosmetic brush, make up brush | beauty tools, makeup bag, makeup application, vanity table, beauty lover
  gift
makeup foundation: face base, foundation makeup | face makeup, makeup bag, complexion makeup, beauty routine, base
  makeup
makeup mirror: vanity mirror, cosmetic mirror | dressing table, makeup application, bathroom mirror, getting ready,
  vanity setup
makeup palette: cosmetic palette, face palette | makeup bag, makeup look, beauty lover gift, evening makeup, vanity
  table
makeup remover: cleansing balm, makeup cleanser | skincare, face washing, beauty routine, evening routine, makeup
  removal
mascara: lash mascara, eyelash mascara | eye makeup, makeup bag, lash look, everyday makeup, beauty lover gift
massager: massage tool, body massager | muscle relaxing, self care gift, home spa, after workout, wellness tools
menstrual cup: period cup, period care cup | period care, monthly cycle, menstruation, intimate care, period products
moisturizer: moisturiser, face lotion, face moisturizer | skincare, face care, beauty routine, skin hydration, bathroom
  shelf
nail art: nail decor, nail artwork | manicure, nail tech supplies, nails at home, nail design, nail decoration
nail file: fingernail file, manicure file | manicure, nail care, pedicure at home, nail tools, nail tech supplies
nail lamp: uv nail lamp, gel nail lamp | manicure, nail art, nail tech supplies, nails at home, curing gel
nail polish: nail varnish, nail lacquer, nail colour | manicure, nail art, nail salon, beauty lover gift, pedicure at
  home
perfume: fragrance, perfume scent | fragrance lover, dressing table, scent collection, daily scent, getting ready
press on nail: false nail, fake nail, stick on nail | manicure, nail art, nails at home, nail set, party nails
razor: shaver, shaving razor | shaving, grooming routine, bathroom essentials, wet shave, hair removal
shampoo bar: solid shampoo, shampoo soap | hair care, shower time, travel toiletries, hair washing, wash day
shampoo: hair wash, hair shampoo | hair care, shower time, hair washing, bathroom essentials, wash day
shaving brush: shave brush, lather brush | wet shaving, shaving kit, grooming routine, barber tools, shaving soap
shaving cream: shave cream, shaving lather, shave lather cream | wet shaving, grooming routine, bathroom essentials,
  barber supplies, shave lather
sheet mask: facial sheet mask, face sheet mask | skincare, pamper night, beauty routine, spa at home, face care
shower gel: body wash gel, shower wash | bath and body, shower time, bathroom essentials, body care, morning shower
sleep mask: sleeping mask, blindfold, eye shade | travel sleep, bedtime routine, flight accessories, bedroom essentials,
  nap time
soap: soap bar, bar soap, bath soap | bathroom essentials, body wash, hand washing, bath and body, shower time
sunscreen: sun cream, sunblock, sun lotion | sun care, summer skincare, beach bag, holiday toiletries, uv care
supplement: food supplement, dietary supplement | wellness routine, daily vitamins, nutrition, supplement shelf, health
  store
temporary tattoo: fake tattoo, tattoo sticker | body art, festival makeup, skin transfer, party favor, tattoo lover
toothbrush: tooth brush, dental brush | oral care, teeth cleaning, bathroom essentials, dental hygiene, travel
  toiletries
toothpaste: tooth paste, dental paste | oral care, teeth cleaning, bathroom essentials, dental hygiene, morning routine
under eye mask: under eye patch, eye gel patch | pamper night, beauty routine, self care gift, under eye care, morning
  routine
vitamin: vitamin supplement, multivitamin | wellness routine, daily nutrition, health store, supplement shelf, food
  supplement
wig: hairpiece, hair wig | cosplay hair, hair styling, hair change, costume hair, hair extensions
`)
