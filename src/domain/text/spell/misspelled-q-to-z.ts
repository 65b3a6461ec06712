/** Words of shops and trades from Q to Z, as sellers in haste type them. */
export const misspelledToZ = `
  quantities=quantitys quarter=quartar quartz=qaurtz,quartzz,quarz,quortz questionnaire=questionairre
  quilt=kwilt,quilit quilted=quiltid quilting=quiltng,quillting quilts=kwilts,quilits rabbit=rabbitt,rabbid
  rabbits=rabits,rabbids racket=rackit,raket rackets=rackits,rakets racquet=raquet,racquette,racqet,raquette
  racquets=raquets,racquettes,racqets radiator=radiatior,raidiator,raditor,radeator
  radiators=radiatiors,raidiators,radeators railway=railwya railways=railwyas,railwys
  raincoat=raincote,raincoatt,rancoat raincoats=raincotes rake=raike rarely=rarly,rairly,rareley raspberries=raspberrys
  raspberry=raspberrie,razberry ratchet=rachet,ratchit,ratshet,racthet,rachit
  ratchets=rachets,ratchits,ratshets,racthets,rachits rattan=rattann,ratten,ratttan rattle=ratle rattles=ratles
  razor=rasor razors=rasors,razzors reading=raeding really=reely receipt=receit,receept receipts=receits,recipts
  receive=receve,receave,recive received=receved,recived receiver=receaver,reciver,receivor
  receivers=receavers,recivers,receivors,receivrs receiving=receving recently=reasently recharge=recharg,richarge
  rechargeable=rechargible,recharagable,rechargabel,recharageable recipe=recipee,recepie,resipe,recipy,receipie
  recipes=recipees,resipes,receipes,recipys recliner=reclinor,recliener,reclyner,riclyner,reclinner
  recliners=reclinors,reclieners,reclyners,riclyners,reclinners recommendation=reccomendation
  recommendations=reccomendations recommended=recomened recorder=recordor,recordar recorders=recordors,recordars
  rectangle=rectangal rectangles=rectangals,rectengles rectangular=rectanguler reel=reell refill=reffil refills=reffils
  refrigerated=refridgerated refrigerator=refridgerater,refrigator,refridgator,refrijerator,refrigerador,refrigirator
  refrigerators=refridgeraters,refrigators,refridgators,refrijerators,refrigeradors refund=reffund
  refurbished=refirbished,referbished,refurbrished refurbishment=referbishment regular=reguler
  reinforced=reinforsed,reinforsced relatives=relatifs reminder=remindor reminders=remindors remote=remoet
  removable=removeable,removeabel removals=removels,removlas,remouvals renovation=renovaton rental=rentel
  repainted=repaintd repair=repar,repaire,repiare repaired=repeared replace=replase replaced=replased
  representative=representive reproductions=repraductions requires=requiers resin=rezin,ressin,resinn
  resistant=resistint resistor=resistar resistors=resistars restaurant=resteraunt restaurants=restaraunts,resteraunts
  restoration=resteration,restorartion,restaration retractable=retracktable retriever=retreaver retrievers=retreavers
  reupholstered=reupholsterd reversible=reversibul review=reveiew reviews=revews rhinestone=rynestone,rhineston
  rhinestones=rynestones,rhinestons rhododendron=rhodedendron,rhodadendron rhododendrons=rhodedendrons,rhodadendrons
  rhythm=rhythem ribbon=ribon,ribbin,ribben,ribban,ribbonn ribbons=ribons,ribbins,ribbens,ribbans ridge=ridje
  rigid=riggid,rijid ring=rign ripped=rippd,rippped rivet=rivit,rivett,rivvet rivets=rivits,rivetts,rivvets
  roaster=rosater,roastor roasters=rosaters,roastors rocker=rockor rocking=rockng
  rollerblades=rolerblades,rollarblades,rollerblaids romper=rompor rompers=rompors roofer=roofor roofing=rufing
  rooster=roostor roosters=roostors rope=roope rosewood=roswood,rosewod
  rottweiler=rotweiler,rottweiller,rotwieler,rottwieler,rotweiller,rottwiler
  rottweilers=rotweilers,rottweillers,rotwielers,rottwielers,rotweillers,rottwilers router=routter,routerr
  routers=routters rubber=rubbor,rubberr,rubbar rubies=rubbies ruby=rubey rucksack=rucsack,rucksak,ruksack
  rucksacks=rucsacks,rucksaks,ruksacks ruffle=rufle ruffles=rufles ruler=rular rulers=rulars runners=runnors rust=russt
  rusted=rustid,russted rustic=rustik,rusitc,rustc rusty=rustey,russty,rustty saddle=saddal saddles=saddals
  safety=safey sandal=sandel,sandall,sanddal sandals=sandels sanitiser=sanitisor,santiser
  sanitizer=santizer,sanatizer,sanitizor sapphire=sapphir,safire,saphhire,sappire sapphires=sapphirs,safires,saphhires
  satin=sattin,satinn,sattan,saten Saturday=saturdy,satruday,staurday Saturdays=saterdays,satudays,satrudays
  sauce=sause,sauze,sacue saucepan=sausepan,sacepan,saucpan,sauspan saucepans=sausepans,sauspans saucer=sauser,saucor
  saucers=sausers,saucors sausage=sausege,sausige,sauseage,susage,sauage
  sausages=sauseges,sausiges,sauseages,susages,sauages sawhorse=sawhors
  saxophone=saxaphone,saxophon,saxofone,sexophone,saxiphone
  saxophones=saxaphones,saxophons,saxofones,sexophones,saxiphones
  scaffolding=scaffalding,scaffholding,scafholding,scafollding scandinavian=scandinavien scanner=skanner
  scanners=scannors,skanners scarf=scraf,skarf scarfs=scrafs,skarfs scarlet=scarlit scarves=scarvs
  schedule=skedule,schedul schedules=scheduals science=scince,siance,scienc scissors=sissers,scizzors,scssors,sciccors
  scooter=scootor scooters=scootors scrapbooking=scrapboking,scrabooking scratch=scratsh,sratch,scrath,skratch
  scratching=scrathing scratchy=scrachy,scratchey,sratchy screen=scrren screens=scrrens screenshot=screeenshot
  screw=skrew,scrwe screwdriver=skrewdriver,screwdrivar,screwdriverr screwdrivers=skrewdrivers,screwdrivars
  screws=skrews,scrwes scuff=scuf,skuff scuffed=scufed,skuffed scuffing=scufing,skuffing scuffs=scufs,skuffs
  sculpture=sculptur,skulpture sculptures=sculpturs,skulptures sealant=sealint,selant,seelant seams=seames
  seamstress=seamstres,semstress seatbelt=seatblet,setbelt seatbelts=seatblets,setbelts
  secateurs=secaturs,secatuers,secateers,sekateurs second=secound seconds=secunds secure=sercure,secuer
  secured=sercured securely=sercurely seedling=seadling seedlings=seadlings,seedlins seesaw=seasaw,sesaw
  seesaws=seasaws,sesaws sensitive=sensitiv sensor=sensar sensors=sensars separate=separat separately=sepratly
  September=setember,septemeber,septembar sequin=sequen,sequinn,seqin,sequine,seequin sequined=seqined
  sequins=sequens,seqins,sequines service=servce serviced=servised services=servises,servces servicing=servising
  settee=setee,settey settees=setees,setteys settings=settins several=severl,sevral sewing=seweing,sewng,sewwing
  shampoo=shampooo sharpener=sharpenor sharpeners=sharpners,sharpenors sharpening=sharpning shaver=shavor,shavver
  shavers=shavors shears=sheares,sheras sheath=sheeth shelf=shelff shelves=shelvs,shelevs,shelfes shiny=shinney
  shirt=shrit,shirtt,shurt shirts=shrits,shirtts,shurts shock=shok shoe=shooe shoelace=shoelase shoelaces=shoelases
  shoes=shose,shoees,sheos shorts=shrots shoulder=shouldar shoulders=sholders shovel=shovle,shovell,shuvel,shovvel
  shovels=shovles,shuvels shower=showar,shouwer showers=showars,shouwers shutter=shuter,shuttor
  shutters=shuters,shuttors sideboard=sidebord,sidboard signs=signes silicone=silicoan,silicome silk=silck silky=silkey
  silver=silvar,sillver,silever silverware=silvarware sink=sinkk sinker=sinkor sinkers=sinkors sister=sistar
  sisters=sistars skateboard=skatbord skateboards=skatbords skates=skaits skillet=skilet,skillit,skillett
  skillets=skilets skirt=skurt,skrit,skirtt skirting=skiriting,skurting skirts=skurts,skrits,skirtts slate=slait
  sleeping=sleping sleeve=sleive,sleeeve sleeveless=sleevless,sleaveless,sleeveles sleeves=sleaves,sleives slight=sligt
  slipper=sliper,slippor,slippr slippers=slippors,slipprs smartphone=smartphon smartphones=smartphons
  smelly=smelley,smely smooth=smoothe smoothie=smoothee smoothies=smoothees sneaker=snaeker,sneakor,sneakr
  sneakers=sneakors,sneakrs snooker=snoker,snooka snorkel=snorkle,snorkal,snorkell,snorkil
  snorkels=snorkles,snorkals,snorkils snowboard=snowbord,snobord snowboards=snowbords,snobords
  soccer=socer,soccor,soccar socket=sockit,socet,soket,sockett sockets=sockits socks=sokcs,sockes sofa=soffa,sopha
  sofas=soffas,sophas soft=softt softwood=softwod solenoid=solonoid,solinoid,solenoide,selenoid
  solenoids=solonoids,solinoids,solenoides,selenoids solid=solod soundbar=soundbarr soundbars=soundbarrs
  sourdough=sourdow spade=spadde spaghetti=spageti,spegetti spandex=spandix,spandx spaniel=spanial,spaniell,spannel
  spaniels=spanials,spannels spanner=spannor,spaner,spannar spanners=spannors,spaners,spannars spare=spair,spaire
  sparkly=sparkely,sparkkly spatula=spatular,spatuela spatulas=spatulars,spatuelas spayed=spayd speaker=speakor,speker
  speakers=speakors,speekers special=speshal specialise=speshalise spectacular=spectaculer
  speedometer=speedomiter,speedometor,spedomiter speedometers=speedomiters,speedometors,spedomiters
  spinach=spinich,spinash spindle=spindel spindles=spindels spinner=spinnor spinners=spinnors splitter=spliter,splittor
  splitters=spliters,splittors spoiler=spoilor,spoilier,spolier spoilers=spoilors,spoiliers,spoliers spoke=spoak
  spokes=spoaks spoons=spoones springs=spings sprinkler=sprinker,sprinklar,sprinkeler,sprinklor
  sprinklers=sprinkers,sprinklars,sprinkelers,sprinklors sprocket=sproket,sprockit,sprocet,sproccket
  sprockets=sprockits,sprocets,sprocckets square=squar squares=squars,squres,squairs squeak=sqeak,squek
  squeaking=squeeking,sqeaking squeaks=squeks squeaky=squeeky,squekey,squeky,sqeeky,squeakey,squeaki
  stackable=stackible,stackabel stainless=stanliss,stainlis,stainlss,stainlees,stainlesss,staineless stains=stainns
  standard=standerd standards=standerds stapler=stapeler,staplor staplers=stapelers,staplors starter=startor,startar
  starters=startors statistics=stastics steak=steek steel=steell steering=sterring
  stencil=stencel,stensil,stencill,stenciel stencils=stencels,stensils,stenciels stereo=sterio,steroe,sterero,steerio
  stereos=sterios,steroes,stereros,steerios sterling=sturling stethoscope=stethascope,stethescope,stethiscope
  stethoscopes=stethascopes,stethescopes,stethiscopes stickers=stickrs,stikkers sticky=stickey,stiky
  stiletto=stilleto,stileto,stilletto,stelleto stilettos=stilletos,stiletos,stillettos stitch=stitsh stockings=stockins
  stomach=stomack,stumach stool=stooll stools=stoolls stopper=stoper,stoppor stoppers=stopers,stoppors
  storage=storege,storige stored=storred stove=stoove stoves=stooves,stovs straight=strieght
  straightener=strightener,straigtener,strieghtener straighteners=strighteners,straigteners,strieghteners
  strainer=strainor,straner strainers=strainors,straners strap=strapp,srtap straps=strapps,srtaps,starps
  strategies=strategys strawberries=strawberrys strawberry=strabery,strawberrie,strawbary stretchy=stretchie
  strimmer=strimmor,stimmer strimmers=strimmors,strimers,stimmers string=strng strings=stringes,strngs
  striped=stiped,strpied,stryped stripes=stirpes stroller=stroler,strollor,strolller strollers=strollors,strolllers
  structure=structur stuck=stuk sturdy=sturdey,stirdy,sturrdy,sterdy stylist=stilist,stylest subscriber=subscibor
  subscription=subscripshun subscriptions=subscribtions subwoofer=subwofer,subwoffer,subwooffer,subwooferr
  subwoofers=subwofers,subwoffers,subwooffers,subwooferrs success=succes successful=succesfull succulent=suculant
  succulents=suculants suede=suade,sueade,suide,seude suitable=suteable,suteible suitcase=suitcace,suitcas
  suitcases=suitcaces Sunday=sundday supplements=suppliments supplier=suplier supplies=supplys
  surfboard=surfbord,serfboard surfboards=surfbords,serfboards surgery=surgury surprise=surprize,surpise
  suspenders=suspendors,suspendrs sweater=sweatter,sweather,swaeter,sweatr sweaters=sweatrs sweatshirt=sweatshit
  switch=switsh,swithch swivel=swivvel,swivle,swival,swivell symmetrical=simmetrical symptoms=symptons,simptoms
  synchronise=sinchronise synchronization=sinchronization synchronize=sinchronize synchronized=sinchronized
  synthesizers=synthasizers,synthisizers,synthesyzers,sinthesizers syrup=syrop,surup,syrrup
  syrups=syrops,surups,syrrups system=systen systems=systens,sistems tablecloth=tablecloath,tabeclotch
  tablecloths=tablecloaths,tabeclotchs tablet=tablit,tabblet,tablett tabletop=tabeltop,tablettop tabletops=tabeltops
  tablets=tablits tachometer=tackometer,tachomiter tachometers=tackometers,tachomiters tack=tackk
  tackle=takle,tacle,tackal taffeta=taffata,tafeta,tafetta,taffetta,taffita tailgate=tailgat tailgates=tailgats
  taillight=tailight,taillite,tailite taillights=taillites,tailites tambourine=tamberine,tambarine,tambourene
  tambourines=tamberines,tambourins,tambarines,tambourenes tangerine=tangarine,tanjerine,tangerene
  tapestry=tapastry,tapistry,tapestrey tarnish=tarnis,tarnesh,tarnich tarnished=tarneshed,tarnishde
  tarpaulin=tarpolin,tarpauline,tarpawlin tarpaulins=tarpolins,tarpaulines,tarpawlins
  tartan=tarten,tartin,tarton,tarrtan tassel=tassell,tasel,tassal,tassil tassels=tasels,tassals,tassils
  teacher=teecher,teachor teachers=teechers,teachors teaching=teeching teak=teek,teack teal=teall teapot=teepot,teapott
  teapots=teepots tear=taer tears=taers technician=technition,technishian technicians=technitions
  techniques=technequs,technikes,tequniques technologies=technologys teddy=teddie teenager=teenajer,teenagar
  teenagers=teenagars telescope=telescop telescopes=teliscopes,telescops,telascopes
  telescopic=telescopick,teliscopic,telascopic televisions=telavisions,telivisions temperature=temperatur,tempreture
  temperatures=tempatures template=templete,templat,tamplate templates=templetes,tamplates tennis=tenis,tennise
  tent=tennt terracotta=teracotta,terracota,teracota,terrecotta,terricotta terrarium=terarium,terrarum,terrariam
  terrariums=terrariams terrier=terrior,terier,terrer terriers=terriors,teriers,terrers tested=testd,testid
  therapist=therepist,theripist therapists=therepists,theripists therapy=theropy,theripy,therapey
  thermometer=thermomiter,thermomoter,thermometor,thermometre,thurmometer
  thermometers=thermomiters,thermomoters,thermometors thermos=thermus,themos thermostat=thermistat,thermostate
  thermostats=thermistats,thermostates,thermastats thickness=thickniss thimble=thimbal thimbles=thimbals
  thirteen=thirten thirty=thirtey,thrity thousand=thousant thread=threadd threads=threds,thraeds,therads
  Thursday=thursdy,thersday Thursdays=thrusdays,thurdays,thersdays tiara=tiarra,tieara,tiera
  tiaras=tiarras,tiearas,tieras tights=tigths,tihgts tiling=tileing timber=timbor,timbr,tymber
  titanium=titanum,titaniam,titanuim,tatanium,titatium toaster=toastor,toastar,toasterr
  toasters=toastors,toastars,toasterrs toddler=todler,toddlor,toddeler,toddlar
  toddlers=todlers,toddlors,toddelers,toddlars toilet=toilit,tiolet,toylet,toilett toilets=toilits,toylets
  tomorrow=tommorw,tomorro toner=tonor tongs=tonges tonneau=toneau,tonnau,tonaeu toolbox=toolbxo,tolbox,toolboks
  tools=toolls topaz=toepaz,topazz,topez torn=toorn torque=torqe,torgue tortoise=tortise,tortoize,tortose,tortouse
  tortoises=tortoizes,tortouses tourmaline=tourmalene,tourmeline tracker=trackor,trackker tracking=trackng
  traditional=tradishional trailer=trailler,traler,trailar,traielr trailers=traillers,tralers,trailars
  trainer=trianer,trainor,trainar,traner trainers=trainors,trainars,traners
  trampoline=trampolin,trampoleen,trampaline,trampalene,trampolien
  trampolines=trampolins,trampoleens,trampalines,trampalenes,trampoliens transformer=transformor
  transformers=transformors transistor=transistar transistors=transistars translucent=transluscent,translusent
  transmission=transmishion transmissions=transmishions treadmill=treadmil,treadmilll treadmills=treadmils
  treatments=treatements trellis=trelis,trellise tricycle=tricyle,tricicle,trisycle
  tricycles=tricyles,tricicles,trisycles trimmer=trimmor,trimmar trimmers=trimmors triple=tripple
  tripod=tripodd,trypod,tirpod tripods=tripodds,trypods,tirpods trombone=trombon,tromboan,trambone
  trombones=trombons,tromboans,trambones trousers=trousors,trouers,trousres trowel=trowl,trowell,trowle,trowal
  trowels=trowls,trowles,trowals trumpet=trumpit,trumbet,trumpat trumpets=trumpits,trumbets,trumpats
  Tuesday=tusday,tueday,tusedy,tuesdy,teusdy Tuesdays=teusdays,tusdays tufted=tuffted,tuftid
  tuition=tution,tuiton,tuishun tumble=tumbble tumbler=tumblar,tumblor tumblers=tumblars,tumblors tuner=tunor
  tungsten=tungston,tungstun,tungstin,tungstan tunic=tunick,tunik turbo=tirbo turbocharger=turbocharjer,terbocharger
  turbochargers=turbocharjers,terbochargers turmeric=tumeric,turmerick,termeric,turmaric turntables=terntables
  turquoise=terquoise,torquoise,turqois,tourquoise,tirquoise,turqouis turtle=tirtle,turtul,tertle
  turtles=tirtles,turtuls,tertles tutor=tuter,tutorr tutorial=tuturial,tutoriel,toturial
  tutorials=tutorails,tuturials,toturials tutoring=tutering,tutuoring tutors=tuturs tuxedo=tuxido,tuxeedo,tuxedoe
  tweed=tweedd,tweeed tweeter=tweetor tweeters=tweetors tweezers=tweesers,tweezors,tweazers,twezzers
  twelfth=twelvth,twelveth twelve=twelv,tweleve,twelf twenty=twentey,tweny
  ukulele=ukelele,ukalele,ukulale,ukelale,ukulelle,ukuele,ukuleli
  ukuleles=ukeleles,ukaleles,ukulales,ukelales,ukulelles,ukueles,ukulelis umbrella=umbrellar,umbrelle
  umbrellas=umberellas,umbrellars,umbarellas,umbrelles undercoat=undercoatt underwear=underwaer uniform=uniforme
  uniforms=uniformes,unifourms universal=universel unlimited=unlimitid untested=untestd,untestted
  unused=unusd,unusued,unuzed upcycled=upcyled,upcycld upholstered=upholestered,apholstered upholsterer=upholstrer
  upholstery=apholstry,upholestry,upholestery used=usedd utensil=utensel,utinsil,untensil,utencil,utensill
  utensils=utensels,utinsils,untensils,utencils vaccinated=vaxinated,vaccineated vacuum=vaccume,vacuume
  vacuums=vacums,vaccumes,vacuumes,vacumes valance=vallance,valanse valve=valave,vavle valves=valvs,valaves,vavles
  vanilla=vanillia,vinilla,vanella,vinella,vanlila varnish=varnesh,varnis,varnich varnished=varneshed vase=vaise
  vases=vaises vegetable=vegitable,vegatble vegetables=vegatbles vehicle=vehicule,veichle,vechicle vehicles=veichles
  velour=velor,veloure velvet=velvit,velvett,vellvet,velvat veneer=venier,vaneer,veener,venear,vineer,veneeer
  veneered=veniered,vaneered veneers=veniers,vaneers,veeners,venears,vineers ventilated=ventalated
  ventilator=ventalator ventilators=ventalators verified=varified versatile=versitle vertical=vurtical vest=vestt
  veterinary=vetinery victorian=victorien,victoran vinegar=vineger,vinegor vintage=vintige,vintague,vintege
  vinyl=vinal,vynal,vynyl,vinyle,vinil,vinly viola=violla violet=violett,violit,voilet,viollet violets=violits,voilets
  violin=violen,violinn,violine,violon violins=violens,voilins,violines,violons vise=viise visible=visble
  vitamin=vitiman,vitimin vitamins=vitimans,vitimins waders=waiders waist=wasit,waiist waistband=waistban
  waistcoat=waistcote,waistcoate,waiscoat waistcoats=waistcotes,waistcoates walker=walkor,walkar
  walkers=walkors,walkars wallet=walet,wallit,wallett,walllet wallets=walets,walllets wallpaper=wallpapar
  walnut=wallnut,walnutt,wallnutt,walnit wardrobe=wardobe,wardrob warped=warpped,warpd,worped,warpt
  warranties=warrantys,warrentys warranty=warrantey,warrinty washable=washeable washer=wosher,washor,wahser
  washers=woshers,washors,wahsers watches=wotches watercolour=watercoulor watercolours=watercoulors
  watermelon=watermelen,watermelone watermelons=watermelens,watermelones weathered=wetherd,wethered
  website=webiste,websit,webstie websites=websights,websits wedding=wedddng,wedeing weddings=wedings wedge=wegde
  wedges=wegdes,wedjes Wednesday=wedensday,wenesday Wednesdays=wensdays,wendsdays,wednsdays,wedensdays weekday=weakday
  weekdays=wekdays weekend=weekened weekends=weekands weekly=wekly weight=weigt,wheight weights=wieghts,weigths
  welder=weldor,weldar welders=weldors,weldars welding=weldng,weldding wellingtons=welingtons,wellintons
  wetsuit=wetsute,wetsuite,wettsuit wetsuits=wetsutes,wetsuites,wettsuits wheel=wheele,wheell wheelbarrow=wheelbarro
  wheelbarrows=wheelbarros wheelchair=wheelchare wheelchairs=wheelchares wheels=wheeles whisk=whisck,whiskk
  whiskey=whiskie whistle=whisle,whissle whistles=whisles,whissles wicker=wickar,wikker,wickker,wickr width=widht,witdh
  widths=widhts winch=winsh,wintch windbreaker=windbreakor windbreakers=windbreakors window=windw windows=windws
  windscreen=windscrean windscreens=windscreans windshield=winsheild windshields=winsheilds wingback=wingbak
  wiper=wyper wipers=wypers wireless=wirelss,wierless,wirelesss,wireliss wirelessly=wirlessly,wirelesly
  wiring=wirring,wyring wisteria=wistera,westeria wobbles=wobles wobbly=wobly,wobley,wobbley,wobbely woofer=woofor
  woofers=woofors wool=wooll,wooool woolen=woolin workbench=workbensh,workbentch workshop=worshop workshops=worshops
  worktop=worktopp,wortop worktops=worktopps,wortops worn=wornn wrench=wrensh,rench wrenches=renches,wrentches
  writing=writng wrought=wroght,wrougt xylophone=xylaphone,xilophone,xylophon
  xylophones=xylaphones,xilophones,xylophons yarn=yarrn yarns=yarrns,yrans yearly=yearley yellow=yeallow,yellwo
  yellowed=yelowed yoga=yogga yoghurt=yoghert yogurt=yogurtt zinc=zinck zipper=zippor,zippper,zipperr,zippar
  zippers=zippors,zippars zirconia=zerconia,zircona,zirkonia zucchini=zuchini,zuccini,zuchinni
`
