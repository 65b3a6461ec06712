/** Everyday words with typos that neither the trade tables nor edit distance would resolve. */
export const misspelledWords = `
  shelves=shelfs calves=calfs thieves=thiefs digit=diget digits=digets axle=axel pink=pnk south=sth group=grp large=lrg yellow=ylw vinegar=vinager,vinigar squeak=squeek squeaks=sqeaks pumpkin=pumkin adhesive=adesive axles=axels sponsored=sponserd montessori=montesorri,montesori,montessorri habanero=habenero ourselves=ourselfs themselves=themselfs today's=todays a_bit=abit background=backround jersey=jersy pygmies=pygmys ain't=aint intermediate=intermediete compound=compund dimmable=dimable bubbles=bubles photo=foto good=gud,gudd currencies=currencys
  acrylic=acrylick again=agen airtight=airtite all_right=alrite,allright allergen=allergin allergens=allergins
  allergies=allegies allergy=allergie,allegy alloy=aloy alphabet=alfabet although=altho analysis=analysys
  animal=aminal answer=awnser antibacterial=antibaterial anywhere=anywere apple=aple appliance=aplliance apply=aply
  area=aera aren't=arent ashes=ashs asphalt=asfalt at_all=atall atmosphere=atmosfere aubergine=auberjine
  baby_shower=babyshower baby_showers=babyshowers bachelorette=bachlorette,bachelorete bagel=bagle bagels=bagles
  balcony=balconey bamboo=bambu barbecue=barbaque barber=barbar basic=basick bassinet=bassinette battery=batterie
  bauble=bauball baubles=bawbles beanie=beeny bedding=bediing beginner=biginner behaviour=behavier bells=bels
  belongings=belongins belt=bealt beret=beray bespoke=bespoak beware=bewear bezel=bezzle bidding=bideing
  billiard=billard blade=balde blankets=blankits blinds=blindes blouse=blowse bookmark=bookmarck bookshelf=bookshelve
  bowling=boling boxed=boxd bracket=braket brackets=brakets bread=braed bricks=briks brightly=britely
  brightness=brightnes bristle=brissle bristles=brissles broderie=brodery bubble=buble bubble_wrapped=bubblewrapped
  bucket=bukkit buckle=buckl buffet=buffay buggy=bugy builder=builer,bilder bulb=bult bumpers=bumbers bundle=bundal
  bunting=bunteing business=bizness butterfly=butterflie buyer=byer buyers=byers cable=cabl cactus=catus
  calories=calorys campsite=campsight cancelled=cancled candles=candals canvases=canvusses caravans=carvans
  carburettor=carburator,carberator cardamom=cardomom cardigan=cardign career=carreer carousel=carousell
  carpentry=carpentery carpets=carpts carrier=carier carving=carveing cashew=cashoo category=catergory
  caulking=cauking cedar=cedder celebrate=celebrait cellar=celler cement=cemment century=centry changing=chaning
  chargers=chargars charging=chargin cheaply=cheeply check=chek chiffon=shiffon children's=childrens,childerns
  chilled=chiled chips=chps chores=choars chrome=crome cistern=sistern citrus=citris class=clas cleansing=clensing
  cloak=cloke clocks=cloks closure=closur coach=coatch coaching=coatching coating=coting cocoa=cocao
  colleague=collegue cologne=cologn colored=colord colouring=coluring column=collum comforter=comfertor commute=comute
  commuter=comuter compare=compair complex=complecks complexion=complection composite=compsite compostable=compostible
  concealer=conceeler,conseler concentrate=consentrate concentrated=consentrated concert=consert concrete=concret
  condenser=condensor conditioner=condishoner connect=connet console=consol constant=constent consultant=consultent
  consultation=consulation consultations=consulations contemporary=contempory,contempary contents=contense,contets
  contour=countour contract=contrat contrasting=contrsting conversion=convertion cookies=cookys cordless=cordles
  costume=costoom cosy=cozey couch=cowch council=councel,counsil counselling=counciling coupon=cupon coupons=cupons
  courses=coarses,corses cozy=cosey crafted=crafed cranberry=cranberrie crease=creas creations=creatons
  crochet=crochete croissant=crossiant crosses=croses crotch=croch crowd=croud crumbs=crums crunchy=crunchey
  crushed=crused crutches=cruches cuddly=cuddley cuffs=cufs cuisine=quisine,cusine cultural=culturel curious=curius
  curved=cruved cyclist=cyclest daughter=dauter daylight=daylite deadlines=dedlines December=decembr decking=deking
  decorations=decarations decrease=decrese degrees=degress delayed=delaid delighted=delited deluxe=deluxx
  demonstrate=demonstate denim=denem dense=dence deposit=depost depot=depo depth=deapth
  desiccated=dessicated,desicated destroy=distroy detail=detale details=detales deteriorate=deteriate develop=develope
  diagnosis=diagnosys diapers=dipers didn't=didnt diet=deit dietary=dietry dirt=drit discount=discout,discunt
  discounted=discouted discounts=discouts diseases=deseases distortion=distorsion dividers=deviders doesn't=doesnt
  dollar=doller dollars=dollers domain=domane don't=dont donkey=donky dough=dogh downstairs=downstares
  drawstring=drawsting drifting=drifiting drill=dril drinking=driking duffel=dufel dumbbell=dumbel dumbbells=dumbels
  each_other=eachothers early=erly earphones=earfones educational=educationl either=ethier elastic=elastick elbow=elbo
  empty=empy enclosed=inclosed enclosure=inclosure encourage=incourage engagement=ingagement English=englsh
  enhance=inhance enhanced=inhanced enjoy=injoy entire=intire error=eror espresso=expreso ethical=ethicle
  every_day=evryday everyone=everone exact=exat excellence=excellance excess=exess,excees
  exfoliating=exfoliateing,exfolliating expert=expurt explain=explane extended=extened facial=fashial facility=facilty
  fair=fiar false=fals fasten=fassen fastening=fastning festival=festivle fifty=fivety figure=figer figures=figers
  figurines=figureens first=frist fishing=fising fixed=fixd flashlight=flashlite flat=falt flavor=flavur flavored=flaverd
  flavoured=flavord fleece=fleec flexibility=flexability flooring=florring fluid=flued footwear=footware
  formula=formular,formla fresh=frsh fridges=friges fruit=fruite frying=friing fully=fuly function=fuction
  fundraiser=fundraser fungus=fungas funny=funy furnace=furnance further=futher garages=garadges gardeners=gardners
  garlic=garlick gearbox=gearbocks gears=geers gentle=gental gently=gentley glazed=glazd glove=glov gluten=gluton
  graduation=gradution grained=grainned granite=granit graphic=graphick groceries=groserys growing=growin
  guaranteed=garunteed guests=gests guttering=guttring handcrafted=handcraftd happiness=happyness hardware=hardwear
  have=ahve headlight=headlite headlights=headlites headphones=headfones hearing=hereing heated=heeted heating=heeting
  heavier=heavyer help=hlep hen_party=henparty high=hgih highlight=highlite highlighter=highliter highlights=highlites
  hockey=hocky homemade=homade hoodies=hoodys hose=hoze humidifier=humidifyer hydration=hydraton I've=ive
  identity=identiy image=imge in_between=inbetween infant=infent inflate=enflate insured=insurred
  integrated=intergrated interactive=interative interest=intrst invoice=invoce invoices=invoces involved=envolved
  isn't=isnt issue=isue jacket=jackt jewel=jewl jewels=jewls kettlebell=kettelbell,kettlebel
  kettlebells=kettelbells,kettlebels knees=knes knight=knigt knitted=nitted knitting=nitting knot=nott lady=ladie
  large=lagre,larg laundry=laundrey lawyer=lawer layers=layrs leaking=leeking learn=lern leash=leesh leather=lethar
  legend=legand lens=lense lenses=lences lighter=ligter lightweight=litewieght,liteweight liqueur=liquer locker=loker
  locking=loking locks=loks locksmith=locksmyth logical=logicle lounge=lownge lunch=luch lunchbox=lunchbocks
  macrame=macreme,macramay magical=magicle making=makin marble=marbal marks=markes marquee=markee
  marshmallow=marshmellow marvelous=marvellus meadow=meddow mechanical=mechanicle medieval=midevil
  meditation=meditaion men's=mens mention=menshun messenger=messanger micro=mircro microfiber=mircofiber,microfibar
  microphones=microfones midnight=midnite mileage=milage milk=mlik miniatures=miniture mirrors=mirrows missing=missin
  modular=moduler moisture=moistur moisturising=moistrising money=mony monkey=monky morning=moring mounting=mouting
  mozzarella=mozerella mushroom=mushrum mushrooms=mushrums musical=musicle mustard=musterd mystery=mistery
  naturally=naturely neat=neet neighborhood=neighbourhod newspaper=newpaper no_one=noone northern=northen
  notebook=notbook notebooks=notbooks nourish=norish nursery=nursey nutrition=nutrician odourless=odorles
  of_course=ofcourse,offcourse offer=ofer often=offen,oftn once=onse optional=optinal orchid=orkid orchids=orkids
  order=ordr orders=oders organiser=organizor ounces=ounses oval=ovel overnight=overnite owned=ownd oyster=oister
  packed=paked packets=packits panel=panal paper=papaer paragraph=paragraf parcel=parsel parcels=parsels parrot=parot
  pashmina=pashmena path=paht paved=pavd perfectly=perfectally personal=personel personalised=personalied
  personalized=personalysed petal=pettle petals=pettles phrase=frase phrases=frases physical=fysical physics=fisics
  physiotherapy=fisiotherapy piano=paino pianos=painos picnic=pinic piece=peece pillows=pillos pizza=piza
  planet=plannet planner=plannar plasterer=plastrer plastic=plastick platinum=platinium playing=playin
  pleasant=pleasent please=plase pliers=plyers plumbers=plummers pointed=piontid poisonous=poisonus poker=pocker
  polished=polised polishing=polising polite=polight positions=postions possibly=possibley pouch=powch poultry=poltry
  pound=pund pounds=pouds,punds power=powr precise=presice prepare=prepair prepared=prepaird pressure=preasure
  pretend=pretent primarily=primarly primary=primery printed=prited,pinted printing=prining process=proces
  producer=produser project=proyect prong=prongue property=propery proud=prowd proudly=prowdly provide=provid
  pruning=pruneing publish=publis puppy=pupy purifier=purifyer pushchair=pushchiar qualified=qualifyed quinoa=quinoia
  quotes=quots railing=raling raised=raisd rare=rair raspberry=rasbery reaches=reechs really=realley recorded=recored
  rectangular=rectangler reduce=reduse reduced=redused reduces=reduses reinforced=reenforced relax=relaks
  release=realease remain=remane remainder=remander remains=remanes remind=remined remote=remoat removal=removle
  renewal=renewel renewed=renued repairing=reparing reply=replie rescue=rescew resistant=resistanct
  responsive=responsiv restaurants=restraunts restore=restor restores=restors retail=retale retailer=retaler
  retain=retane returns=retuns reveal=reveel reveals=reveels reverse=reverce revolving=revoling rinse=rince
  roasted=rosted roasting=rosting robotic=robotick rocking=roking roller=roler rollers=rolers romantic=romantick
  rotate=rotait round=roud router=routor routine=routeen sachets=satchets safer=saffer salmon=sammon sandal=sandle
  sausage=sosage sausages=sosages scanner=scanar scarce=scarse scary=scarey scenes=scens scented=sented scheme=sceme
  scratch=sctatch scratches=scratchs screen=screan screens=screans screw=scew screwdriver=screwdiver
  screwdrivers=screwdivers sculpted=sculptd sculpture=sculpter seashell=seeshell season=seeson seatbelt=seetbelt
  seating=seeting seeds=seads select=selet selected=selctd seminar=seminare sense=sence serious=serius shape=shap
  shapes=shaps shares=shars sharpness=sharpnes showing=showin signs=singns silicone=sillicone silk=sillk simple=simpl
  simply=simpley,simplely since=sinse sized=sised skies=skys skirt=skrt skull=skul sleep=slepp sleeping=slepping
  slides=slids slope=sloap sloped=sloaped slower=sloer small=smal smartphone=smartfone smell=smel smoothies=smoothys
  snack=snak snacks=snaks soaking=soking socks=soks softness=softnes solder=soder soldered=soderd soldering=sodering
  solid=soild solve=solv someone=sumone sometimes=sumtimes sorry=sory sorted=sortid sound=soud sounds=souds
  spaghetti=spaggeti Spanish=spannish spares=spairs sparkly=sparkley spatula=spachula specifically=specificly
  speeds=speads spice=spise spices=spises spicy=spicey spirit=spirt spirits=spirts sports=spors sprayed=sprayd
  spread=spred square=squair staff=staf stained=staned staining=staning standards=standarts station=sation
  stationery=stationry steady=stedy,steddy steam=steem steamed=steemed sticky=stikey stockings=stokings stones=stons
  stool=stol stove=stoave straightener=straitener,straightner straighteners=straiteners,straightners stress=stres
  stretched=strechd stroller=stoller stronger=stonger structure=structer students=studants stuff=stuf styling=styleing
  subscribe=subscrib substitute=substatute subtitle=subtital subtle=suttle suited=suted sunglass=sunglas
  supplies=suplys survey=servey survival=survivle swatch=swach swatches=swaches sweatshirt=sweatshurt
  sweatshirts=sweetshirts sweetener=sweetner sweets=swets switched=swiched switches=swiches synthetic=syntetic
  tactical=tacticle tailored=tailerd Taiwan=tiawan,taiwain tank=tanck tarpaulin=tarpauling tastes=tasts
  tasting=tasteing tasty=tastey teachers=teacers tearing=tairing temporarily=temporarly tension=tention,tenson
  terms=turms terrace=terace terrain=terain thank_you=thankyou theme=theam,thme therapy=therepy,thereapy
  thicker=thiker thirty=thirdy though=thoug thousands=thousends throughout=throughtout,thoughout thumb=thum tidy=tidey
  tiles=tils tired=tierd toaster=tostar,toster toiletries=toiletrys toolbox=toolbocks toothpaste=toothpast
  topper=topperr toppers=topprs torch=tourch tornado=tornadoe tortoiseshell=tortoiseshel,tortishell,tortoishell
  touch=tuch tour=toor tower=towr trackers=trakers tracking=traking tracksuit=tracksut trademark=trademarck
  traffic=traffick trailer=trailor transmission=transmition treasure=treasur trick=trik tricks=triks trolley=trolly
  trouble=truble truck=truk trucks=truks true=ture tuner=tunner turbine=turbin turns=truns tweezers=tweasers
  typical=typicle ukulele=eukelele under=undr undercoat=undercote undercoated=undercoatd understanding=understading
  unisex=unisecs unknown=unknow unnecessary=uneccesary unscented=unscentd unwind=unwined unworn=unwron
  upholstered=apolstered upright=uprite upstairs=upstares usage=useage used=usde using=usng vacuum=vaccumm,vacumn
  valued=valud valve=valv various=varius venue=venu verified=verifyed video=vedio videos=vedios view=vew views=vews
  visit=vist visiting=visting visits=vists vocal=vocle vocals=vocles volcano=volcanoe volts=vults vulnerable=vunerable
  waiter=wayter waiting=wating wardrobe=wardrop wardrobes=wardrobs warm=wram warm-up=warmupp wasn't=wasnt water=watr
  watercolour=watercolur watertight=watertite waves=wavs website=websight welding=weilding wetsuit=wetsut,wetsiut
  where=whre whisker=wisker whiskers=wiskers whisper=wisper whiteboard=witeboard widget=wigdet windproof=windprof
  wipes=wips withdrawal=withdrawl women's=womens wool=woll worn=wron worried=worryed worry=worrie would=wuld wreath=wreth
  wreaths=reaths wrench=wrentch wrestling=restling wrist=wirst wristband=ristband xylophone=zylophone yeast=yeest
  yoghurt=yogart a_little=alittle accessories=assesories accessory=accessorie aesthetic=astetic amateur=amature
  assembly=assembley automatically=automaticly barely=barly bluetooth=bluethooth,bleutooth,blutoth
  bookshelves=bookshelfs breathing=brething building=builing burgundy=burgundey business=bisness calendar=calander
  carabiner=carabener,caribiner casserole=cassaroll ceramic=ceramick climber=climer committed=comited
  condition=condishion crochet=crochey cupboard=cubord custom-made=customade dinosaur=dinosore duvet=duvey
  easily=easely economical=economicle electrically=electricly enclosure=encloser enough=enuff fluorescent=florecent
  foldable=folable,foldeble heavy=hevey height=higth highest=higest homemade=homemad honeycomb=honeycome
  hospital=hospitle hypoallergenic=hypoallergic i_think=ithink infrared=infrerd interfere=interfear jewellery=jelwery
  jumpsuit=jumpsute kindergarten=kindergarden laser-cut=lasercut lawnmower=lawnmover,lawnmowr length=lenthg
  long-lasting=longlasting maintenance=maintance metallic=metalik microfiber=microfober mosquitoes=mosquitos
  multiple=multipal off-road=offroad organic=organick oversized=overzised paddled=padeled paid=paied pastel=pastal
  photographs=phographs pneumatic=neumatic pockets=pocets polyester=polester polypropylene=polypropelene
  polyurethane=polyeurethane portrait=portrate preferred=preffered princess=prinses privilege=privledge purple=purpal
  quilted=quilltd readiness=readyness receipt=reciet rechargeable=recharchable recipes=recepies restaurant=restorent
  rigid=ridgid rotating=roateing scarves=scarfes seamless=seemles shampoo=shampu showerproof=showerproff
  silicone=silacone slightly=slitely standard=standred stationery=stationairy stitching=stichting stretchy=stretchey
  sturdy=stury suede=swade surround_sound=surroundsound swimming_pool=swimingpool synthetic=synthetick
  tablecloth=tableclot thread=thredd tightening=tighting traditional=tradional transparent=transpant
  triangular=trianglur uncomfortable=uncomfterble upholstery=apholstery useful=usfull valentine's=valintines
  vanilla=vannila ventilation=ventelation versatile=versital volume=volumn warranties=warrenties
  warranty=warantee,warante water-resistant=waterresistant wifi=wifii work_surface=worksurface wrench=wrech
  yoghurt=yoghurrt you've=youve nozzle=nozzel nozzles=nozzels refill=refil refills=refils shopping=shoping
  dinosaur=dinosour dinosaurs=dinosours compressor=compresser
  seized=siezed lacquer=laquer lacquered=laquered number=nmbr,numbr should=shud,shuld would=wud wouldn't=wudnt unopened=unopend digging=diging knotted=knoted
  whatever's=whatevers moccasin=mocassin moccasins=mocassins chimney=chimny field=feild fields=feilds screwed=screwd
  polished=polishd signed=signd closed=closd bottle=botle little=littel oiled=oild cumin=cummin running=runing competent=competant printer=printr printers=printrs reminder=remindar customer=costomer customers=costomers
`
