import { readRows } from "./row.ts"

/** What makers make things of, and with. */
export const craftSupplies = readRows(`
acrylic paint: acrylics, acrylic colour | painter supplies, art supplies, easel painting, artist gift, craft table
artist brush: art brush, painting brush, artist paintbrush | painter supplies, art supplies, artist gift, easel
  painting, art studio
bead: jewelry bead, craft bead | jewelry making, bracelet making, beading, craft supplies, necklace making
cabochon: cab stone, cab | jewelry making, jewelry setting, ring making, lapidary, craft supplies
candle making kit: candle kit, candle making set | learn a craft, craft night, creative hobby, pouring candles, crafter
  gift
candle wax: candle making wax, wax flake | candle making, wax melts, candle supplies, pouring candles, maker supplies
candle wick: wick, pre tabbed wick | candle making, candle supplies, pouring candles, maker supplies, wick and jar
casting resin: craft resin, pouring resin | resin art, jewelry making, casting, coaster making, craft supplies
clasp: jewelry clasp, necklace clasp | jewelry making, jewelry findings, bracelet making, craft supplies, necklace
  repair
clip art: clipart, digital illustration set | digital craft, scrapbooking, card making, graphic design, invitation
  design
colored pencil: colouring pencil, coloured pencil | drawing, art supplies, colouring in, school supplies, artist gift
craft kit: diy kit, crafting kit, maker kit | craft night, learn a craft, rainy day activity, creative hobby, crafter
  gift
craft paper: crafting paper, scrapbook paper | card making, scrapbooking, origami, card crafting, craft table
craft punch: hole punch, shape punch | card making, scrapbooking, card crafting, craft supplies, tag making
crochet hook: crochet needle, hook for crochet | crochet supplies, knit and crochet, amigurumi making, fibre arts,
  crocheter gift
crochet pattern: crochet instructions, crochet tutorial pattern | crochet project, knit and crochet, crocheter gift,
  fibre arts, crochet chart
cross stitch kit: counted cross stitch kit, xstitch kit | needlework, stitching project, hoop art, stitcher gift, slow
  stitching
cross stitch pattern: cross stitch chart, cross stitch design | needlework, stitching project, hoop art, stitcher gift,
  embroidery chart
crystal: crystal stone, mineral crystal | crystal collector, altar decor, meditation, crystal grid, mineral specimen
cutting mat: craft mat, cutting board mat | quilting, card crafting, craft table, sewing room, rotary cutting
diamond painting: diamond art, diamond art kit | craft night, creative hobby, gem art, relaxing hobby, crafter gift
die cut shape: die cut piece, cut out shape | card making, scrapbooking, craft supplies, embellishments, card crafting
digital paper: scrapbook paper file, background paper | digital craft, scrapbooking, card making, journal backgrounds,
  graphic design
drawing chalk: chalk stick, art chalk | pavement art, blackboard, classroom, art supplies, outdoor play
dried flower: preserved flower, everlasting flower | flower arranging, wreath making, pressed flower art, floral crafts,
  vase filler
earring blank: blank earring, earring base | jewelry making, craft supplies, earring making, diy earrings, maker
  supplies
earring hook: ear wire, earwire, fish hook ear wire | jewelry making, jewelry findings, earring making, craft supplies,
  beading
easel: artist easel, painting easel | painting, art studio, art supplies, sign display, artist gift
embroidery hoop: hoop frame, stitching hoop | needlework, hoop art, cross stitch, stitching supplies, textile art
embroidery kit: stitching kit, needlework kit | hoop art, hand stitching, craft night, slow stitching, stitcher gift
embroidery pattern: hand embroidery pattern, embroidery design | needlework, hoop art, stitching project, embroidery
  hoop, stitcher gift
embroidery thread: embroidery floss, stranded thread | needlework, cross stitch, stitching supplies, friendship
  bracelets, thread collection
fabric: cloth, textile, sewing fabric | sewing supplies, dressmaking, quilting, fabric stash, craft supplies
fat quarter: fat quarter bundle, quilting quarter | quilting, fabric stash, patchwork project, sewing supplies, quilter
  gift
fragrance oil: scent oil, candle fragrance | candle making, soap making, home fragrance, scent blending, diffuser scent
gemstone: gem stone, gem | jewelry making, gem collector, jewelry setting, craft supplies, lapidary
ink pad: stamp pad, stamping ink | card making, scrapbooking, stamping, card crafting, stamp supplies
iron on transfer: heat transfer, iron on decal | shirt making, heat press, craft supplies, tote decorating, diy clothing
jacket patch: cloth badge, clothes patch | jacket decoration, backpack decor, clothes repair, patch collector, jacket
  customizing
jewelry finding: jewellery finding, jewelry component | jewelry making, earring making, craft supplies, necklace making,
  beading
jewelry wire: wire for jewelry, beading wire | wire wrapping, jewelry making, craft supplies, beading, pendant making
jump ring: jumpring, jump ring finding | jewelry making, jewelry findings, chain making, craft supplies, earring making
knitting needle: knit needle, needle for knitting | knitting supplies, knit and crochet, knitter gift, sweater knitting,
  fibre arts
knitting pattern: knit pattern, knitting instructions | knitting project, knit and crochet, knitter gift, knitting
  chart, fibre arts
leather circle: leather round, leather disc, leather disk | leather crafting, earring making, keychain making,
  leathercraft, craft supplies
leather conditioner: leather balm, leather care cream | leather care, shoe care, sofa care, saddle care, conditioning
  leather
leather cord: leather string, leather lace | jewelry making, bracelet making, necklace cord, craft supplies,
  leathercraft
leather piece: leather hide, leather offcut | leathercraft, bag making, leather working, craft supplies, maker supplies
leather tool: leathercraft tool, leather working tool | leather crafting, maker supplies, stitching leather, workshop
  tools, leather punch
loom: weaving loom, hand loom | weaving, fibre arts, tapestry making, textile art, weaver gift
marker pen: art marker, felt tip pen | drawing, art supplies, lettering, school supplies, colouring in
modelling clay: modeling clay, sculpting clay | sculpting, pottery projects, craft supplies, jewelry making, maker
  supplies
mould: mold, casting mould | casting, moulding, soap making, candle making, maker supplies
oil paint: oil colour, artist oil paint | painter supplies, art supplies, easel painting, artist gift, art studio
paint by numbers: paint by number kit, number painting | craft night, creative hobby, painting kit, relaxing hobby,
  crafter gift
painting canvas: artist canvas, art canvas | painting, art supplies, artist gift, art studio, paint and brushes
pin cushion: pincushion, needle cushion | sewing supplies, sewing room, sewist gift, haberdashery, pins and needles
pottery tool: clay tool, ceramic tool | potter supplies, modelling, ceramics studio, wheel throwing, sculpting
pottery wheel: potters wheel, throwing wheel | ceramics studio, wheel throwing, potter supplies, home pottery, potter
  gift
project bag: knitting bag, yarn bag, craft bag | knitting storage, crochet storage, knitter gift, knit and crochet,
  craft storage
quilt pattern: quilting pattern, patchwork pattern | quilt making, sewing project, quilter gift, patchwork quilt, quilt
  design
quilting fabric: quilt fabric, patchwork fabric | quilt making, fabric stash, sewing supplies, patchwork project,
  quilter gift
ribbon: decorative ribbon, craft ribbon | gift wrapping, bow making, haberdashery, craft supplies, floral design
rubber stamp: craft stamp, stamp block, ink stamp | card making, scrapbooking, stamping, journal decorating, card
  crafting
scissors: shears, cutting scissors | craft supplies, sewing supplies, cutting tools, office drawer, craft table
scrapbook: scrapbook album, memory book | memory keeping, photo pages, card crafting, travel memories, scrapbooking
sewing button: clothes button, garment button | sewing supplies, haberdashery, knitting projects, button collection,
  clothes repair
sewing kit: mending kit, travel sewing kit | needle and thread, clothes repair, sewing supplies, sewing box,
  haberdashery
sewing needle: hand sewing needle, stitching needle | sewing supplies, mending, needlework, haberdashery, sewing box
sewing pattern: dressmaking pattern, sew pattern | sewing project, clothes making, home sewing, pattern cutting, sewist
  gift
sewing thread: stitching thread, machine thread | sewing supplies, dressmaking, sewing machine, mending, haberdashery
sewing trim: decorative trim, edging trim | dressmaking, haberdashery, sewing supplies, costume making, home decor
  sewing
sketchbook: sketch book, drawing pad, sketch pad | drawing, art supplies, artist gift, art journal, sketching outdoors
soap making kit: soap kit, soapmaking kit | learn a craft, craft night, creative hobby, bath crafts, crafter gift
spinning wheel: hand spinning wheel, fibre spinning wheel | hand spinning, fibre arts, thread making, spinner gift,
  textile craft
sticker sheet: planner sticker, journal sticker | journal decorating, scrapbooking, stationery lover, planner
  accessories, pen pal mail
sticker: decal, adhesive sticker | laptop decoration, journal decorating, sticker collector, scrapbooking, stationery
  lover
stitch marker: knitting marker, row marker | knitting supplies, crochet supplies, knitter gift, knit and crochet,
  project bag
sublimation design: sublimation file, sublimation graphic | sublimation printing, shirt design, mug press, heat press,
  digital craft
svg file: svg, cut file, svg cut file | cutting machine, plotter crafts, shirt design, digital craft, stencil making
washi tape: decorative tape, craft tape, masking tape roll | journal decorating, scrapbooking, planner accessories,
  stationery lover, card making
water brush: brush pen, watercolour brush pen | travel painting, art supplies, lettering, sketching outdoors, artist
  gift
watercolor paint: watercolour paint, watercolour | painting, art supplies, artist gift, watercolour wash, art studio
watercolour set: watercolor set, watercolour palette, watercolour tin | painting, art supplies, sketching outdoors,
  artist gift, plein air
yarn: knitting yarn, crochet yarn | knitting supplies, fibre crafts, crochet projects, yarn stash, knitter gift
zipper: zip, zip fastener | sewing supplies, bag making, haberdashery, dressmaking, clothes repair
`)
