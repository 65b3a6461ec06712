/**
 * Materials of one family. The names also mean the family, so that "oak" supports "wooden"; each of the others needs
 * its own word.
 */
export interface MaterialFamily {
  readonly names: string
  readonly kinds: string
}

/** Phrases separated by bars. One with "~" is a material only beside a product: "gold ring", not "gold standard". */
export const materialFamilies: readonly MaterialFamily[] = [
  {
    names: "~wood|wooden|timber|~lumber|hardwood|softwood|solid wood|natural wood",
    kinds:
      "oak|~walnut|~cherry|~maple|~ash|beech|beechwood|~birch|~pine|~cedar|mahogany|teak|ebony|rosewood|acacia|~olive|olivewood|~elm|~alder|~poplar|spruce|~fir|~larch|~willow|sandalwood|redwood|driftwood|sheesham|rubberwood|sapele|wenge|zebrawood|bubinga|iroko|~hickory|basswood|balsa|plywood|mdf|particleboard|chipboard|~veneer|~bamboo|~cork|~rattan|~wicker|cypress|mango wood|paulownia|sycamore|hornbeam|yew|boxwood|padauk|purpleheart|reclaimed wood|barnwood|laminate",
  },
  {
    names: "~metal|metallic|~alloy",
    kinds:
      "stainless steel|~stainless|~steel|carbon steel|damascus steel|~iron|cast iron|wrought iron|~brass|~bronze|~copper|aluminum|titanium|tungsten|~nickel|~zinc|pewter|~tin|chrome|~silver|sterling silver|sterling|~gold|rose gold|white gold|yellow gold|solid gold|gold plated|gold filled|vermeil|silver plated|~platinum|palladium|rhodium|niobium|cobalt|zamak|gunmetal|galvanized|magnesium|sheet metal|surgical steel|~nichrome",
  },
  {
    names: "~leather",
    kinds:
      "full grain|full grain leather|top grain|genuine leather|vegan leather|faux leather|pu leather|patent leather|vegetable tanned|veg tanned|bridle leather|saddle leather|~suede|nubuck|calfskin|cowhide|sheepskin|lambskin|goatskin|deerskin|pigskin|kangaroo leather|cordovan|leatherette|~rawhide|shearling|~nappa|buckskin|~crocodile|snakeskin|ostrich leather|stingray",
  },
  {
    names: "~fabric|~textile|~cloth",
    kinds:
      "cotton|organic cotton|egyptian cotton|pima cotton|linen|~flax|hemp|~jute|ramie|sisal|burlap|hessian|~silk|mulberry silk|~satin|sateen|~velvet|velour|velveteen|chiffon|organza|tulle|taffeta|georgette|crepe|~lace|damask|brocade|jacquard|~denim|chambray|twill|gabardine|corduroy|~canvas|duck canvas|waxed canvas|~fleece|flannel|flannelette|percale|poplin|muslin|voile|gauze|seersucker|~jersey|terry|terrycloth|chenille|tweed|~felt|wool felt|polyester|nylon|ripstop|cordura|~acrylic|spandex|elastane|lycra|rayon|viscose|modal|tencel|lyocell|microfiber|microfleece|polycotton|neoprene|gore tex|kevlar|sherpa|~boucle|~mesh|~oxford cloth|bamboo fabric|bamboo viscose|~down|goose down|duck down|~feather|kapok|memory foam|~foam|latex|~batting|interfacing|minky|faux fur|~mink|~fur|rabbit fur|ticking|moleskin|~khadi|ikat|madras|batiste|cashmere blend|softshell",
  },
  {
    names: "~wool|woolen|woollen",
    kinds:
      "merino|merino wool|lambswool|cashmere|mohair|alpaca|angora|shetland|pashmina|vicuna|camel hair|qiviut|bluefaced leicester|yak wool",
  },
  {
    names: "ceramic|ceramics|pottery|~clay",
    kinds: "stoneware|porcelain|earthenware|bone china|~china|terracotta|raku|faience|majolica|vitreous china|~tile",
  },
  {
    names: "~stone|natural stone",
    kinds:
      "~marble|~granite|~slate|limestone|sandstone|travertine|soapstone|basalt|bluestone|flagstone|~quartzite|alabaster|terrazzo|~concrete|~cement|~brick|~plaster|~gypsum|lava stone|~obsidian|fieldstone|cobblestone|corian",
  },
  {
    names: "~crystal|~gemstone|~gem",
    kinds:
      "~diamond|moissanite|cubic zirconia|zirconia|~ruby|~sapphire|~emerald|~amethyst|~topaz|~garnet|~opal|~peridot|~citrine|~aquamarine|~turquoise|~jade|~onyx|~agate|~quartz|rose quartz|~malachite|lapis lazuli|~lapis|labradorite|moonstone|~amber|~coral|~pearl|freshwater pearl|mother of pearl|tanzanite|tourmaline|~jasper|carnelian|hematite|howlite|~jet|abalone|swarovski|rhinestone|~spinel|~morganite|~sunstone|~aventurine|sea glass",
  },
  {
    names: "~glass",
    kinds:
      "borosilicate|tempered glass|stained glass|frosted glass|fused glass|blown glass|murano|lead crystal|fiberglass|pyrex|recycled glass",
  },
  {
    names: "~plastic|~polymer",
    kinds:
      "silicone|~acrylic|polycarbonate|polypropylene|polyethylene|polystyrene|pvc|abs|petg|pla|tritan|melamine|bakelite|~vinyl|~resin|epoxy|epoxy resin|polyurethane|tpu|eva|~rubber|natural rubber|styrofoam|celluloid|acetate|hdpe|ptfe|teflon|nonstick|~carbon fiber|carbon fibre|polymer clay|polyresin|thermoplastic|plexiglas",
  },
  {
    names: "~paper|cardstock|cardboard",
    kinds:
      "kraft paper|~parchment|~vellum|washi|watercolor paper|cotton rag|~papyrus|paper mache|~card stock|corrugated",
  },
  { names: "~wax", kinds: "soy wax|~soy|beeswax|coconut wax|paraffin|carnauba|candelilla|rapeseed wax" },
  {
    names: "~oil|~butter",
    kinds:
      "jojoba|jojoba oil|argan|argan oil|shea butter|~shea|cocoa butter|coconut oil|almond oil|castor oil|rosehip|tea tree|essential oil|essential oils|olive oil|hyaluronic|hyaluronic acid|retinol|niacinamide|collagen|vitamin c|vitamin e|aloe vera|~aloe|cbd|glycerin|mango butter|hemp oil|biotin|salicylic|keratin|peptides|ceramides|squalane|witch hazel|activated charcoal",
  },
  { names: "seagrass|~straw|raffia|~grass|water hyacinth|~reed|~palm leaf|abaca|coir|~pampas", kinds: "" },
  { names: "~shell|~horn|~bone|~ivory|~antler|tortoiseshell|mother of pearl", kinds: "" },
]

/** Products made of an ambiguous material; the words of the product's own name are added. */
export const madeThings = `
  ring rings band bands chain chains necklace necklaces pendant pendants bracelet bracelets earring earrings stud studs
  hoop hoops cuff charm charms bead beads clasp clasps hook hooks buckle buckles button buttons zip zipper zippers lining
  sole soles upper uppers strap straps handle handles knob knobs lid lids base bases frame frames body case cases cover
  covers top tops leg legs foot feet hinge hinges blade blades bowl bowls cup cups jar jars bottle bottles plate plates
  tray trays board boards box boxes bag bags pot pots pan pans vase vases shirt shirts sheet sheets thread yarn trim
  finish hardware construction fitting fittings coating inlay accent accents panel panels door doors drawer drawers shelf
  shelves table tables chair chairs bench stool desk cabinet wire rod rods pipe tube ball balls pad pads cushion cushions
  pillow pillows blanket blankets throw rug rugs curtain curtains towel towels robe dress skirt jacket coat vest hat
  gloves scarf socks shoes boots sandals sneakers wallet wallets belt belts purse tote backpack sleeve sleeves collar
  leash harness mug mugs tumbler tumblers pitcher carafe teapot kettle spoon spoons fork knife knives ladle candle candles
  holder holders lamp lamps lampshade shade mirror clock sign signs ornament ornaments figurine statue sculpture toy toys
  blocks puzzle doll insert inserts filling fill filled stuffing padding plated lined coated clad backed bound blend fiber
  fibers veneer slab slabs countertop worktop tile tiles surface wall walls floor floors flooring post posts rail rails
`
