import type { KindRows } from "./kind-rows.ts"

export const craftSuppliesKinds: KindRows = {
  yarn: "knitting yarn, crochet yarn, knitting wool, yarn skein, craft yarn; knitting supplies, crochet supplies, fiber arts",
  "sock yarn":
    "sock wool, sock knitting yarn, knitting yarn, fingering yarn, crochet yarn; knitting supplies, knitting wool, yarn skein, crochet supplies",
  wool: "knitting wool, wool yarn, knitting yarn, crochet wool; knitting supplies, craft supplies",
  "knitting pattern": "knit pattern, knitting design; knitting, knitting patterns",
  "crochet pattern": "crochet design, crochet instructions; crochet, crochet patterns",
  "sewing pattern": "dressmaking pattern, sew pattern; sewing, sewing patterns",
  "quilt pattern":
    "quilting pattern, patchwork pattern, quilt design, quilt sewing pattern, quilting design; quilting, patchwork, sewing pattern, quilt project",
  "cross stitch pattern":
    "xstitch pattern, counted cross stitch, cross stitch chart, cross stitch design; embroidery, needlework",
  "cross stitch kit":
    "xstitch kit, counted cross stitch, needlework kit, stitching kit; embroidery, craft kit, needlecraft",
  "embroidery kit":
    "stitching kit, needlework kit, hand embroidery kit, sewing craft kit; craft kit, embroidery, needlecraft",
  "embroidery pattern": "embroidery design, stitching pattern, hand embroidery pattern; embroidery, needlework",
  "knitting kit": "knit kit, yarn kit, knitting set; craft kit, knitting",
  "crochet kit": "crochet set, crochet craft kit, yarn kit; craft kit, crochet",
  "craft kit": "crafting kit, diy craft kit, diy kit; craft supplies, crafts",
  "candle making kit": "candle kit, diy candle kit, make your own candle; craft kit, candle making",
  "soap making kit": "soap kit, diy soap kit, make your own soap; craft kit, soap making",
  "knitting needle": "knitting needles, knit needles, knitting pins; knitting supplies, knitting tools",
  "crochet hook": "crochet needle, crochet tool, yarn hook; crochet supplies, crochet tools",
  "stitch marker": "knitting markers, progress keeper, crochet marker, row marker; knitting supplies, knitting notions",
  "project bag":
    "knitting bag, yarn bag, crochet bag, craft bag, knitting project bag; knitting supplies, yarn storage",
  "knitting bag": "yarn bag, project bag, wool bag, crochet bag; knitting supplies, yarn storage",
  "yarn bowl": "wool bowl, knitting bowl, yarn holder, crochet bowl; knitting supplies, yarn storage",
  "needle case": "needle book, needle holder, needle keeper, sewing needle case; sewing supplies, needle storage",
  "pin cushion": "pincushion, needle cushion, sewing pin holder, needle holder; sewing supplies, sewing accessories",
  pincushion: "pin cushion, needle cushion, sewing pin holder; sewing supplies, sewing accessories",
  "sewing kit": "sewing set, needle and thread kit, mending kit, repair kit; sewing supplies, haberdashery",
  "sewing box": "sewing basket, sewing storage, sewing organizer, thread box; sewing supplies, sewing storage box",
  fabric: "sewing fabric, fabric by the yard, dressmaking fabric, textile; sewing supplies, textiles, craft fabric",
  "fat quarter": "quilting fabric, fat quarters, quilt fabric, patchwork fabric; sewing supplies, quilting supplies",
  "fat quarter bundle":
    "fat quarters, quilting fabric, fabric bundle, patchwork fabric; sewing supplies, quilting supplies",
  thread: "sewing thread, needle thread, cotton reel; sewing supplies, haberdashery",
  zipper: "zip, sewing zip, zip fastener; sewing supplies, haberdashery",
  ribbon: "craft ribbon, gift ribbon, ribbon roll; haberdashery, sewing trim, craft supplies",
  "lace trim": "lace edging, lace ribbon, sewing lace, trim lace; sewing supplies, haberdashery",
  bead: "beads, jewelry beads, craft beads, beading beads; jewelry making, beading supplies",
  "leather circle":
    "leather rounds, leather discs, leather shapes, round leather pieces, leather blanks, leather cut outs; leather craft, leather supplies, leathercraft, jewelry making, craft supplies",
  "leather hide": "leather skin, leather piece, craft leather; leather craft, leather supplies, leatherwork",
  "leather scrap": "leather offcuts, leather pieces, leather remnants, leather scraps; leather craft, leather supplies",
  "leather strap": "leather strip, leather belt blank, leather strapping; leather craft, leather supplies",
  "earring blank": "earring findings, earring making, jewelry blanks, earring supplies; jewelry making, craft supplies",
  "jewelry finding": "findings, jewelry components, jewelry parts; jewelry making, jewelry supplies",
  cabochon: "gemstone cab, flat back stone, cab stone, jewelry stone; jewelry making, lapidary",
  gemstone: "gem stone, loose stone, jewelry stone, loose gemstone; jewelry making, lapidary",
  crystal: "healing stone, gem crystal, crystal stone; crystals, minerals",
  "resin mold": "silicone mold, epoxy mold, casting mold, resin mould; resin craft, craft supplies",
  "silicone mold": "resin mold, craft mold, silicone mould, casting mold; craft supplies",
  "candle mold": "candle mould, wax mold, candle making mold; candle making, craft supplies",
  "candle wick": "wicks, candle making wick, wax wick; candle making, candle supplies",
  stencil: "craft stencil, painting stencil, stencil template, drawing stencil; craft supplies, art supplies",
  "watercolor paint": "watercolor set, water color paint, artist paint; art supplies, painting supplies",
  "watercolour tin":
    "watercolour set, watercolour paint set, paint set, paint box, watercolour palette, watercolour paints; art supplies, painting supplies, artist paint",
  "watercolor tin":
    "watercolor set, watercolor paint set, paint set, paint box, watercolor palette; art supplies, painting supplies, artist paint",
  "watercolour set": "watercolour paints, paint set, watercolour paint set, paint box; art supplies, painting supplies",
  "watercolor set": "watercolor paints, paint set, watercolor paint set, paint box; art supplies, painting supplies",
  "acrylic paint": "craft paint, artist paint, art paint; art supplies, painting supplies",
  "paint set": "painting set, artist paint set, art paint set; art supplies, painting supplies",
  "water brush":
    "brush pen, water brush pen, aqua brush, refillable brush pen, water pen; art supplies, painting supplies",
  "water brush set":
    "brush pens, aqua brush pens, water brush pens, water pen set, refillable brush pens; art supplies, watercolor brushes, painting supplies",
  "artist brush": "paint brush, painting brush, art brush; art supplies, painting supplies",
  sketchbook:
    "sketch book, sketch pad, drawing pad, drawing book, art journal; art supplies, artist paper, artist sketchbook",
  "watercolour sketchbook":
    "watercolour pad, watercolour book, sketch pad, painting sketchbook, watercolour journal; art supplies, artist paper, painting paper",
  "watercolor sketchbook":
    "watercolor pad, watercolor book, sketch pad, painting sketchbook, watercolor journal; art supplies, artist paper, painting paper",
  canvas: "artist canvas, painting canvas, art canvas; art supplies, painting supplies",
  easel: "painting easel, artist easel, art easel, canvas stand; art supplies, painting supplies",
  "colored pencil": "coloring pencils, drawing pencils, color pencils; art supplies",
  clay: "modelling clay, modeling clay, craft clay, sculpting clay; craft supplies, sculpting supplies",
  "spinning fiber": "spinning fibre, wool roving, roving, hand spinning; fiber arts, spinning supplies",
  roving: "wool roving, spinning fiber, felting wool, fiber roving; fiber arts, spinning supplies",
  "macrame cord": "macrame rope, macrame string, craft cord, knotting cord; craft supplies, macrame supplies",
  "felt sheet": "craft felt, felt fabric, felt squares; craft supplies",
  "cutting mat": "craft mat, self healing mat, hobby mat, rotary mat; craft tools, sewing supplies",
  "fabric scissors":
    "sewing scissors, dressmaking shears, tailor scissors, sewing shears; sewing supplies, sewing tools",
  loom: "weaving loom, weaving frame, hand loom; weaving supplies, fiber arts",
  "dried flower":
    "dried flowers, dry flowers, preserved flowers, dried floral; flower arranging, dried bouquet, craft flowers",
  bouquet: "flower bouquet, flower bunch, posy, floral bouquet; flowers, floral arrangement",
  "wedding favor": "wedding favour, guest gift, party favor; wedding supplies, wedding gifts",
  "wedding favour": "guest gift, party favour, guest favour; wedding supplies, wedding gifts",
  "party favor": "party bag filler, goodie bag filler, party gift; party supplies",
  balloon: "party balloon, balloons, celebration balloon; party decorations, party supplies",
  banner: "hanging banner, party banner, wall banner; party decor, decorations",
  "guest book": "guestbook, signing book, visitor book; event stationery",
  "wedding guest book":
    "wedding guestbook, guest signing book, reception guest book; wedding stationery, wedding reception",
  "photo album": "picture album, scrapbook album, memory book, photograph album; scrapbooking, photo storage",
  scrapbook: "memory book, scrap book, photo album, keepsake book; scrapbooking",
  "memory box": "keepsake box, memories box, memory chest; keepsakes",
}
