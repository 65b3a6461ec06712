import { wordSet } from "../words/word-set.ts"

/** Correct words of crafts, trades, foods, sports and screens that dictionaries lack. */
export const tradeWords = wordSet(`
  briggs carlton citroen fischer hawkins kitchenaid marklin opinel opinels optimus ravelry resmed revolut skechers torrens
  ampoule ampoules avent bullbar bullbars caesarean carrom mortice mortices pandal pandals rehair rehaired rehairing
  panjabi tradie tradies untunable verandah verandahs hoosier massey harris menton mustad peened stettler stevens
  teeline traktor bunkbed bunkbeds recell recelled
  app varroa ceilidh ceilidhs chama chamas stokvel stokvels matatu matatus susu
  pinata pinatas rdimm udimm dimm sodimm
  tritan fortnite roblox minecraft ryzen radeon geforce nvidia playstation xbox nintendo skyrim zelda warhammer valorant
  holo holos holographic nvme pcie lego playmobil wifi ddr meds bike ebike ebikes reno boho ombre dnd
  macaron macarons approx dims incl excl dept diam specs temp vols assoc appt appts chile chiles croc crocs barra magsafe
  realtor realtors momme crypto intro semver rando memoization validator validators protos stdio lucide dotfiles
  admin admins backend frontend oauth subnet param params async regex plugin plugins const enum upsert opted prepend
  stdin stdout stateful transpile composable dedupe symlink symlinks linkedin fabrik lumar nodejs
  stollen raclette arepa arepas picanha fattoush rogan padel helios zenit industar quatro
  gelatine venmo zelle paypal iphone ipad ipads iphones airpods macbook usbc hdmi oled qled nvme dropbox discord
  abaya adire aeropress affogato alfajores alocasia amaro ankara aquaponics arabica argan asana ashtanga ashwagandha
  azelaic backorder baharat bakuchiol balayage banarasi bandhani barolo bento berbere bikepacking bivvy bluetooth
  boucle bouldering bralette bralettes cachaca caipirinha cajon calathea cardstock carmenere catback catuai caturra
  cavapoo ceramide ceramides charango chemex chianti chibi chikankari chimichurri chromebook chromecast chrysocolla
  churro churros cloisonne cloque coatigan cockapoo coilover coilovers colombian combi compostable cordura cortado
  corydoras coving crankset crossfit cupro curcumin customisable customizable daifuku dango dashcam dashi datapack
  deckbox derailleur dermaplaning diecut djembe doppio doxie dropship dropshipping dukkah dulce dupatta dupioni
  dyneema echeveria engravable esports ethernet ethiopian ferro firestick foamcore frenchie fretboard furigana
  furikake furoshiki gamertag garam genmaicha georgette geotextile gewurztraminer giclee glycolic gochujang
  goldendoodle goretex groupset gruner guatemalan gyokuro habotai haggadah halva hamsa handcut handpainted handpan
  handsewn handspun haori hardshell harissa hatha haworthia hojicha hotspot howlite hugelkultur humbucker hyaluronic
  hygge ikigai inchi intercooler invisalign jitsu jorts journaling kameez kantha kasuri katazome kawaii kefir kenyan
  pyjama pajama kettlebell kettlebells ketubah keychain keychains kintsugi kippah knafeh kokedama kombucha konjac kotatsu kundalini
  kurta kurti labradoodle lagom lambrusco larimar leche lehenga letsplay lightbox limoncello lithops livestream lokum
  longboard luthier lyocell macrame mahjong maiolica malbec maltipoo marula masala matcha matelasse melodica metroidvania
  mezcal microblading microsd milano minisplit minky mochi modpack moissanite mokume moldavite monoprint monstera
  montessori moringa muslins nazar negroni neurodivergent niacinamide noren onesie onesies oolong otaku pacamara
  padparadscha paludarium paneer panko paracord paraiba pashmina patola peperomia permaculture peruvian pickguard
  pisco playdough playmat playset playthrough pleco plein polartec ponte ponzu portafilter pothos powerbank pranayama
  preorder preorders presta prewashed prosecco quadcopter rebar refurb reggio reiki repousse riesling riprap risograph
  ristretto robusta roguelike roguelite romaji rooibos rosehip sacha salwar samoyed sansevieria santo saree sashiko
  schrader scoby screenprint seagrass seder selvedge sempervivum sencha shacket shader shaders sherpa sherwani shibori
  shikakai shino shiso shoji softbox softshell sotol speedrun speedrunning spirulina splitboard squalane stardew
  steiner subwoofer suiseki sunbrella syrah tallit tamanu tankless tanzanite teether teethers tempranillo tencel
  tenmoku tenugui thinset tiktok tonkatsu tulsi tussar ultrabook unakite unboxed unboxing upcycled upcycling vinyasa
  vlogger voxel wakeboard waldorf walkthrough washi xeriscape yukata zaatar zardozi
  acai achiote aglaonema airbnb allulose ancho aran arpeggiator autobattler azulene baozi bibimbap bodhran broderie
  bulgogi burrata calamansi chamoy chiffonade chipotle chlorophytum congee crassula devops dieffenbachia donegal doula
  dracaena epazote erhu eurorack farro fittonia freekeh gacha gamepad gasteria geofence geofencing guajillo guarana
  guqin guzheng gyoza habanero halloumi helichrysum heuchera hihat hydroseeding isekai joycon kalanchoe kanban karaage
  kashkaval keycap keycaps keylogger kombu kora labneh laksa lavandula leca lipgloss lipliner lugnut lugnuts lychee
  maca macropad mangonadas marana maranta mascarpone mbira meeple meeples metagame micellar micheladas minifig minmax
  mycorrhizal nandina nanoplastia natto nepenthes nerf neroli netrunner nopales nori nubuck okonomiyaki onboarding
  otome palmarosa panthenol pecorino permadeath petitgrain picosito pierogi pilea pitaya plumeria poblano powerup
  psyllium readme rendang ribknit sambal sarod schefflera scindapsus senecio serrano shakuhachi shamisen sheabutter
  shichimi shojo shonen shumai sidescroller spathiphyllum stevia stracciatella streptocarpus swingarm takoyaki tanpura
  teff tilemap tileset tonkotsu tooltip towbar towhitch umeboshi vinca wah wakame webhook webhooks xylitol yamaha
  ylang zamioculcas
  cals kcals minis topcoat undercoated basecoat applique appliques elastane strimmer strimmers yoghurt yoghurts vape vapes vaper vapers vaping witchy gothy goth gilet gilets snood
  snoods enduro scrunchie scrunchies frother frothers retinol screed screeding gif gifs
  cafe cafes cafetiere cafetieres patisserie patisseries
  aioli ajrakh ajvar aleppo allantoin amaranth americano ancho arbol babka banjolele binky biscotti bodger bokeh
  borage braggot buckwheat burrata calamansi centella champleve chikan chipotle cica clicky coverstitch crema
  cremas crostini crudo delica dopplebock dunkel espelette espressos faience ficus firepolish fonio fontina
  frangipane freekeh galangal ganache gelato genmai gjetost gochu godet gomasio gose greenware guajillo guanciale
  gueuze gurdy headshell heishi horchata hotswap huila hurdy jaggery jumpring kabosu kaffir kalamkari kamsnap
  kasha kilim koji kolsch kugel kukui labneh lambic lavalier leatherhard lemongrass lungo makrut manchego mandelic
  manuka membrillo mirin miyuki moka mostarda murumuru nduja okara overlock pancetta pandan pandoro panela panna
  pasilla phono piloncillo plarn poron punchneedle quartersawn quickdraw rivoli rugelach saison sansho serger
  shoyu sidamo sigillata skyr slipware sorghum spalted stracciatella sudachi tabla taleggio tamari tamarind teepee
  teff tepache terra togarashi trango typica umami urfa veiner vicuna vizsla weizen yirga yuba
  tech techs techy fintech biotech waifu canva vinted poshmark mercari woolies coles hydro paleo keto whatnot kleen podcast fuseboard fuseboards
  luminaire luminaires tanalised tanalized tanalith stellite eductor eductors nectary nectaries waulking waulked repot
  repots repotted limousin limousins camomile camomiles macintosh macintoshes homogenous crepey crepiness crepiest cuttling
  calliper callipers hostelling automattic grandad grandads bandana bandanas mangel mangels sloyd sloid steeking steeked shieling
  arris arrises trannies transection multiplet multiplets punctation archeology archeological archeologist plaister improv
  statin statins creatin dextrous pernickety transhipped transhipping hostellers finfish chunnel fasciated explant legendry
  torrified pydantic
  flickr tumblr grindr scribd pharmacopeia glamor max
  fiance fiances fiancee fiancees entree entrees fete fetes consomme souffle souffles puree purees saute sauteed soiree
  soirees matinee matinees cliche cliches protege proteges clientele decor creme brulee pate frappe flambe
  loadshedding matric matrics focussed focusses focussing benefitted benefitting facetted bannister bannisters doona doonas fisho fishos parkade parkades bowtie bowties chiminea chimineas mehndi placemat placemats plexiglass racquet racquets lapis galloon galloons siping siped quickset hardset veery
`)
