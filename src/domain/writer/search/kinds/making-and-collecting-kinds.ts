import type { KindRows } from "./kind-rows.ts"

export const makingAndCollectingKinds: KindRows = {
  "vanilla bean": "vanilla pod, vanilla pods, vanilla beans; baking ingredient, baking supplies, vanilla spice",
  "cake sprinkle": "cake sprinkles, sprinkles, cupcake sprinkles, edible sprinkles; cake decoration, baking supplies",
  "edible glitter": "food glitter, cake glitter, edible sparkle, edible shimmer; cake decoration, baking supplies",
  "edible luster dust":
    "uk:edible lustre dust, edible shimmer dust, cake luster dust, edible dusting powder; cake decoration, baking supplies",
  "gel food coloring":
    "uk:gel food colouring, icing gel color, food color gel, gel food dye; baking supplies, cake decoration",
  "fondant icing":
    "us:rolled fondant, uk:ready to roll icing, uk:sugar paste, cake fondant; cake decoration, baking supplies",
  "powdered sugar": "uk:icing sugar, us:confectioners sugar, us:confectioner sugar; baking ingredient, baking supplies",
  "fondant mold":
    "uk:fondant mould, sugar paste mold, icing mold, gum paste mold; cake decoration, baking tools, baking supplies",
  "cake turntable":
    "cake decorating stand, rotating cake stand, revolving cake stand, cake spinner; baking tools, cake decoration",
  "cupcake liner":
    "baking cup, cupcake wrapper, us:cupcake paper, uk:cupcake case, muffin liner; baking supplies, cake baking",
  "dough whisk": "bread whisk, dough mixer whisk, bread dough whisk, dough mixing tool; bread baking, baking tools",
  "dough scraper": "dough cutter, pastry scraper, dough scraping tool; bread baking, baking tools",
  "baker's couche":
    "bread couche, proofing cloth, bread proofing cloth, dough proofing cloth; bread baking, baking supplies",
  "cookie stamp": "uk:biscuit stamp, cookie embosser, cookie dough stamp; baking tools, cookie making",
  "chocolate mold":
    "uk:chocolate mould, chocolate making mold, candy mold, chocolate mold tray; candy making, baking supplies",
  "kefir grain": "kefir grains, kefir starter, kefir culture; fermented food, fermenting supplies",
  "kombucha scoby": "kombucha starter, kombucha mother, kombucha culture, scoby; home brewing, fermented drink",
  "fermentation weight":
    "fermenting weight, pickling weight, pickle weight, ferment jar weight; home fermenting, pickling supplies",
  "fermentation crock":
    "fermenting crock, pickling crock, pickle crock, ferment crock; home fermenting, pickling supplies",
  "cheese making kit":
    "cheesemaking kit, diy cheese kit, make your own cheese, cheese maker kit; food making, cheese making",
  "mushroom growing kit":
    "mushroom grow kit, grow your own mushroom, mushroom kit, mushroom farm kit; mushroom growing, food growing",
  "matcha whisk": "tea whisk, matcha tea whisk, whisk for matcha; matcha tools, tea accessories",
  "matcha bowl": "chawan, matcha tea bowl, tea ceremony bowl, bowl for matcha; matcha tools, tea accessories",
  "matcha powder": "matcha tea, matcha tea powder, powdered green tea, ground green tea; green tea, tea powder",
  "tea caddy": "tea container, tea leaf container, tea storage; kitchen storage",
  "cocktail shaker": "drink shaker, bar shaker, martini shaker; bar tools, bar accessories",
  "salt water taffy": "saltwater taffy, taffy candy, taffy chew; chewy candy, sweet treat",
  "embroidery floss":
    "embroidery thread, cross stitch thread, cross stitch floss; embroidery supplies, needlework supplies",
  "embroidery hoop":
    "cross stitch hoop, needlework hoop, hand embroidery hoop, embroidery ring; embroidery supplies, needlework tools",
  "needle minder":
    "needle keeper, magnetic needle minder, needle magnet, needle nanny; needlework accessory, cross stitch, sewing accessory",
  "thread organizer":
    "uk:thread organiser, thread holder, thread storage, thread keeper; sewing storage, needlework accessory",
  "needle threader": "needle threading tool, needle thread helper, needle threading aid; sewing tools, sewing notions",
  "aida cloth":
    "aida fabric, cross stitch fabric, cross stitch cloth, aida cross stitch cloth; needlework fabric, cross stitch",
  "punch needle tool": "punch needle, punch needle pen, embroidery punch tool; punch embroidery, needlework tools",
  "punch needle kit": "punch needle set, diy punch needle, punch needle craft kit; craft kit, needlework kit",
  "rug tufting gun":
    "tufting gun, rug making gun, carpet tufting gun, rug tufting machine; rug making, tufting supplies",
  "tufting cloth":
    "tufting fabric, primary tufting cloth, rug tufting cloth, rug tufting fabric; rug making, tufting supplies",
  "latch hook kit": "latch hook set, latch hooking kit, latch hook craft kit; craft kit, yarn craft",
  "diamond painting kit":
    "diamond art kit, diamond dot kit, gem painting kit, diamond painting set; craft kit, diamond art",
  "seam ripper": "uk:stitch unpicker, stitch ripper, uk:seam unpicker, thread ripper; sewing tools, sewing notions",
  "sewing thimble": "finger thimble, thimble, sewing finger guard, finger protector; sewing tools, sewing notions",
  "rotary cutter":
    "fabric rotary cutter, rotary fabric knife, quilting cutter, roller cutter; quilting tools, sewing tools",
  "quilting ruler": "patchwork ruler, quilt ruler, quilters ruler, quilt cutting ruler; quilting tools, sewing tools",
  "quilt batting":
    "uk:quilt wadding, us:quilting batting, quilt filling, quilt padding; quilting supplies, sewing supplies",
  "bias tape": "us:bias tape binding, uk:bias binding, bias strip, bias binding tape; sewing notions, sewing trim",
  "bias tape maker":
    "uk:bias binding maker, bias strip maker, bias tape tool, bias tape folder; sewing tools, sewing notions",
  "fusible interfacing": "iron on interfacing, iron on backing, fusing interfacing; sewing supplies, sewing notions",
  "presser foot": "sewing machine foot, sewing foot, machine presser foot; sewing accessory, sewing tools",
  "pattern weight":
    "sewing weight, fabric weight, sewing pattern weight, cutting weight; sewing tools, sewing accessory",
  "tailor's chalk": "dressmakers chalk, fabric chalk, sewing chalk, fabric marking chalk; sewing tools, fabric marker",
  "dress form":
    "us:dressmaker form, uk:tailors dummy, sewing mannequin, dressmaking mannequin; sewing equipment, dress making",
  "sewing snap": "snap button, press stud, us:snap fastener, uk:popper fastener; sewing notions, clothing fastener",
  "frog closure": "frog fastener, frog button, frog knot, frog closure button; clothing fastener, sewing notions",
  "bag handle": "purse handle, handbag handle, handle for bag; bag making, bag hardware",
  "purse frame": "purse clasp frame, purse frame clasp, bag clasp frame, bag frame; bag making, bag hardware",
  "swivel clasp": "swivel hook, swivel clip, swivel snap hook, swivel snap; bag hardware, craft hardware",
  "row counter":
    "knitting counter, stitch row counter, knit row counter, knitting row counter; knitting tools, crochet tools",
  "blocking mat":
    "knit blocking mat, knitting blocking mat, blocking board, yarn blocking mat; knitting tools, crochet tools",
  "yarn winder": "wool winder, yarn ball winder, wool ball winder, skein winder; yarn tools, knitting tools",
  "yarn swift": "wool swift, yarn skein holder, skein holder, yarn hank holder; yarn tools, knitting tools",
  "crochet hook case":
    "crochet hook holder, crochet needle case, hook storage case, crochet hook organizer; crochet storage, crochet accessory",
  "drop spindle": "hand spindle, spinning spindle, yarn spindle, fiber spindle; spinning tools, fiber arts",
  "spinning wheel":
    "yarn spinning wheel, fiber spinning wheel, hand spinning wheel, handspinning wheel; spinning tools, fiber arts",
  "weaving shuttle":
    "loom shuttle, yarn shuttle, weaving yarn shuttle, shuttle for loom; weaving tools, loom accessory",
  "weaving loom kit": "weaving kit, loom kit, diy weaving kit, weaving starter kit; weaving supplies, craft kit",
  "tatting shuttle": "lace shuttle, tatting lace shuttle, tatting tool, thread shuttle; lace making, tatting supplies",
  "lace pillow": "bobbin lace pillow, lace making pillow, lacemaking pillow; lace making, lacemaking tools",
  "needle felting kit": "felting kit, wool felting kit, needle felt kit, felting craft kit; wool craft, craft kit",
  "felting needle":
    "needle felting needle, felt needle, barbed felting needle, wool felting needle; felting tools, wool craft",
  "felting pad": "needle felting pad, felting mat, needle felting mat; felting tools, wool craft",
  "heat transfer vinyl": "htv, iron on vinyl, htv vinyl, heat press vinyl; craft vinyl, garment vinyl",
  "iron on patch": "iron-on patch, iron on badge, iron on applique, iron on emblem; clothing patch, garment repair",
  "leather stitching pony":
    "stitching pony, leather sewing pony, leather sewing clamp; leathercraft tools, leather tools",
  "leather punch":
    "leather hole punch, hole punch for leather, leather hole puncher; leathercraft tools, leather tools",
  "pricking iron":
    "leather pricking iron, stitching iron, pricking chisel, leather stitch marker; leathercraft tools, leather tools",
  "stitching awl": "sewing awl, leather awl, leather sewing awl, hand stitching awl; leathercraft tools, leather tools",
  "edge beveler":
    "us:leather edge beveler, uk:edge beveller, leather edger, edge beveling tool; leathercraft tools, leather tools",
  "leather burnisher":
    "edge burnisher, leather slicker, edge slicker, burnishing tool; leathercraft tools, leather tools",
  "leather stamp":
    "leather stamping tool, leather embosser, stamp for leather, leather stamp tool; leathercraft tools, leather tools",
  "leather pattern":
    "leathercraft pattern, leather template, leather craft pattern, leather work pattern; craft pattern, leathercraft template",
  "waxed thread": "wax thread, waxed cord, waxed sewing thread, waxed string; leathercraft supplies, stitching thread",
  "spoon carving knife": "hook knife, spoon knife, crook knife, spoon carving tool; wood carving, carving tools",
  "wood carving kit": "whittling kit, wood carving set, whittling set, wood carving tool set; wood carving, craft kit",
  "pen blank": "pen turning blank, pen making blank, blank for pen turning; woodturning supplies, pen making",
  "bowl blank":
    "wood bowl blank, bowl turning blank, turning blank, woodturning bowl blank; woodturning supplies, wood blank",
  "wood slab": "timber slab, wooden slab, lumber slab; craft wood, woodworking supplies",
  "wood slice": "log slice, wooden slice, tree slice, wood round; craft wood, natural wood",
  "wood burning tool":
    "pyrography tool, pyrography pen, wood burning pen, wood burner pen; pyrography supplies, woodworking tools",
  "marking gauge":
    "wood marking gauge, marking gage, woodworking gauge, carpenters gauge; woodworking tools, marking tools",
  "wood carving blank":
    "whittling blank, wood carving block, whittling block, carving wood block; wood carving, carving supplies",
  "paint palette":
    "artist palette, paint mixing tray, color mixing palette, paint mixing palette; art supplies, painting supplies",
  "paint by number kit":
    "paint by numbers, paint by number, number painting kit, painting by numbers; painting kit, craft kit",
  "alcohol marker":
    "alcohol pen, alcohol based marker, alcohol ink marker, alcohol art marker; art supplies, drawing supplies",
  "kneaded eraser":
    "putty eraser, uk:putty rubber, kneadable eraser, uk:kneadable rubber; art supplies, drawing supplies",
  "brush roll":
    "paint brush roll, artist brush roll, paintbrush holder roll, brush roll case; art storage, brush storage",
  "lino cutter":
    "linocut tool, lino carving tool, linoleum cutter, lino cutting tool; printmaking tools, block printing",
  brayer: "ink roller, printmaking roller, ink brayer; printmaking tools, block printing",
  "dip pen": "calligraphy dip pen, dipping pen, dip ink pen; calligraphy supplies, writing tools",
  "pottery tool set":
    "clay tool set, pottery tool kit, clay sculpting set, ceramic tool set; pottery supplies, clay tools",
  "polymer clay cutter": "clay cutter, clay shape cutter, clay cutting shape; clay tools, polymer clay",
  "metal cutting die":
    "cutting die, die cut stencil, craft cutting die, paper cutting die; card making, scrapbooking supplies",
  "junk journal ephemera":
    "journal ephemera, ephemera paper, paper ephemera, scrapbook ephemera; journaling supplies, paper craft",
  "planner sticker":
    "planner stickers, journal sticker, diary sticker, agenda sticker; planner accessory, planner supplies",
  "planner cover": "agenda cover, planner case, diary cover; planner accessory, stationery accessory",
  "traveler's notebook":
    "uk:traveller's notebook, travelers notebook, us:travelers journal, uk:travellers journal; refillable notebook, writing journal",
  "book sleeve": "book pouch, book cover pouch, book protector; book accessory, reading accessory",
  "book stand": "book holder, book rest, reading stand, book display stand; book accessory, reading accessory",
  "book nook kit":
    "book nook, bookshelf diorama kit, book nook diorama, bookshelf insert kit; miniature kit, bookshelf decor",
  "reading journal": "book journal, reading log, book log, book review journal, book tracker; reading accessory",
  "pop up card": "pop-up card, 3d card, popup card, 3d pop up card; greeting card",
  "recipe card":
    "recipe cards, recipe note card, recipe writing card, cooking card; kitchen stationery, recipe storage",
  "address stamp": "return address stamp, address ink stamp, address stamper; office stationery, mail stationery",
  "address label": "address sticker, mailing label, envelope label; mailing supplies, office stationery",
  "letter opener": "envelope opener, envelope knife, mail opener, paper knife; desk accessories, office stationery",
  "sealing wax": "wax for seal, letter seal wax, letter wax, envelope wax; letter writing, stationery supplies",
  "bingo card printable":
    "bingo printable, printable bingo card, bingo cards to print, printable bingo game; printable game, bingo game",
  "cleaning checklist printable":
    "cleaning checklist, printable cleaning list, cleaning to do list; printable checklist, home planner",
  "seating chart template":
    "table plan template, seating plan template, seating template; event template, party template",
  "paper doll printable":
    "printable paper doll, paper doll to print, paper doll download; printable craft, paper craft",
  "laser cut file": "laser cutting file, laser file, laser cutter file; digital file, digital download",
  "stl file": "3d print file, 3d printing file, 3d model file, 3d printer file; digital file, digital download",
  "urn necklace":
    "cremation necklace, ashes necklace, cremation urn necklace, ash holder necklace; memorial jewelry, cremation jewelry",
  slipmat: "turntable slipmat, record slipmat, turntable mat, record player mat; vinyl accessory, turntable accessory",
  "record sleeve": "vinyl sleeve, record cover sleeve, lp sleeve, vinyl record sleeve; record storage, vinyl accessory",
  "record crate": "vinyl crate, lp crate, record storage crate, vinyl storage box; record storage, vinyl storage",
  "dice tray": "dice rolling tray, dice roll tray, gaming dice tray, tray for dice; tabletop gaming, dice accessory",
  "calligraphy nib": "calligraphy pen nib, dip pen nib, lettering nib, dip nib; calligraphy supplies, pen accessory",
  "model railway track": "us:model railroad track, model train track, train layout track; model railway",
  "model railway building":
    "us:model railroad building, model train building, train layout building, rail layout building; model railway",
  "model railway coach":
    "us:model passenger car, model train coach, uk:model train carriage; model railway, rolling stock",
  "model tree": "miniature tree, diorama tree, scenery tree, model scenery tree; model scenery, diorama supplies",
  "static grass": "model grass, scenic grass, diorama grass, static grass fiber; model scenery, diorama supplies",
  "wargaming miniature":
    "wargame miniature, wargaming figure, war game figure, gaming miniature; tabletop gaming, tabletop miniature",
  "wargaming terrain":
    "wargame terrain, wargame scenery, tabletop terrain, wargaming scenery; tabletop gaming, gaming scenery",
  "miniature base": "mini base, figure base, base for miniature, gaming mini base; tabletop gaming, miniature hobby",
  "dice bag": "dice pouch, bag for dice, dice carry bag, dice holder bag; tabletop gaming, dice accessory",
  "game master screen": "gm screen, dm screen, rpg screen, rpg master screen; tabletop gaming, roleplaying game",
  "deck box": "card deck box, deck case, card deck case, card deck holder; card storage, card gaming",
  "trading card sleeve":
    "card sleeve, card protector, trading card cover, sleeve for card; card storage, card collecting",
  "trading card binder":
    "card binder, card album, trading card album, card collection book; card storage, card collecting",
  "comic bag": "comic sleeve, comic book sleeve, comic book bag, comic protector; comic storage, comic collecting",
  "comic storage box": "comic box, comic book box, comic book storage; comic storage, comic collecting",
  "coin album":
    "coin collection book, coin collecting book, coin holder book, coin book; coin collecting, coin storage",
  "stamp album":
    "stamp collection book, stamp collecting book, stamp book, postage stamp album; stamp collecting, stamp storage",
  "souvenir spoon":
    "collector spoon, collectible spoon, us:collectors spoon, keepsake spoon; spoon collecting, souvenir collectible",
  "mantel clock": "mantle clock, mantelpiece clock, fireplace clock; home decor, tabletop clock",
  "rotary phone": "dial phone, rotary dial phone, rotary telephone, dial telephone; retro telephone, landline phone",
  "music box": "musical box, melody box, music chime box; keepsake gift, musical gift",
}
