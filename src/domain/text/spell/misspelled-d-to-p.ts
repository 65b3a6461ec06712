/** Words of shops and trades from D to P, as sellers in haste type them. */
export const misspelledToP = `
  dachshund=daschund,dashund,dachsound,dauchshund dachshunds=daschunds,dashunds,dachsounds,dauchshunds
  damage=damge,damadge,demage,damag,damige damaged=demaged,damiged dangerous=dangourous,dangeruos
  dartboard=dartbord,dardboard dartboards=dardboards dashboards=dashboreds database=databace daughter=doughter
  daughters=doughters decanter=decantor,decantar decanters=decantors,decantars December=desember,decembar
  decision=desision,desicion decking=deckng decor=deccor,decore decorating=decarating
  decoration=decorashun,decaration,decoratin,deceration decorations=decorashuns,decoratins,decoratons,decerations
  decorative=decoritive,decoretive,decoratve,decrotive,decerative decorator=decoratar decrease=decreese
  defect=deffect,difect,defekt defective=defectiv,difective defects=difects,defekts definitely=definetly,defiantely
  dehumidifier=dehumidefier,dehumidifire,dehumidifierr dehumidifiers=dehumidefiers,dehumidifires delayed=deleyed
  delicate=delicat,delecate delicious=delishious deliver=delever,diliver delivered=delived,delieverd
  deliveries=deliverys,delivereis,delevries delivery=deliverey,delivey denim=demin,dennim,denum,denimn dental=dentel
  dented=dentid,dennted,dentd dentist=dentest dents=dentts,dennts deodorant=deoderant,diodorant,deoderent
  deodorants=deoderants,diodorants,deoderents deposit=deposite,diposit,deposet deposits=deposites,diposits
  derailleur=deraileur,deralieur,derallieur derailleurs=deraileurs,deralieurs,derallieurs described=decribed
  design=desing,disign designer=designor,disigner designers=designors designs=disigns desirable=desireable desk=deskk
  desks=deskks desperately=desparately dessert=desart,dessart desserts=desarts,dessarts detachable=detacheable
  details=detalis device=devive diabetes=diabeties,diabetese diabetic=diabetick,dyabetic diagonal=diaganal
  diameter=diamiter,diametor,diamater diamond=diamand,dimand,daimond,diamnd,diomond,dimaond,diamound
  diamonds=diamands,dimands,diamnds,diomonds,diamounds dictionaries=dictionarys diesel=diesal,dieseal,diesl,deizel
  different=diffent differential=differencial,diferential,diferrential differentials=differencials,diferrentials
  digital=digitel,digtal,digatal,dijital,digitle dimmer=dimmor dimmers=dimmors dinghy=dinghey,dingey,dinghie
  dinosaur=dinasaur,dinosaure,dinasour,dinosar,dynosaur dinosaurs=dinasaurs,dinosaures,dinasours,dynosaurs
  dirty=dirtey,durty disability=disabilaty disappointed=dissapointed disappointing=dissapointing
  disappointment=dissapointment disassembled=dissassembled,disasembled,disassembld
  discoloration=discoleration,discolorration discount=discound discounted=discountid discover=discovor
  dishwasher=dishwascher,dishwashor dishwashers=dishwaschers,dishwashors dismantle=dismandle dismantled=dismanteled
  dispenser=dispensor,despenser,dispencer,dispensar dispensers=dispensors,despensers,dispencers,dispensars
  display=disply,disspaly displays=disspalys disposal=disposle distributor=distribitor distributors=distribitors
  divider=devider,dividor,dividerr dividers=dividors doctor=docter,doctar doctors=docters,doctars doll=dolll
  dollhouse=dolhouse,dollhous dollhouses=dolhouses domino=dominoe door=doorr doorknob=doornob,doorknobb,dorknob
  doormat=dormat doormats=dormats dowel=dowle dowels=dowls,dowles download=dowload,downlode,downlod dozen=duzen
  drainage=drainige,dranage,drainege drains=drians,draines drapery=drapry drawer=drawar,draweer,drawor,drower
  drawers=drawars,drawors,drowers,draweres dress=dres dresser=dressor,drezzer,dressar,dreser
  dressers=dressors,drezzers,dressars,dresers dresses=dreses drill=drilll drilling=driling,drillng drills=drillls
  driveshaft=drivshaft,drivesaft driveshafts=drivshafts,drivesafts drum=drumm drums=durms dryer=dryor,dreyer
  dryers=dryors,dreyers duffel=duffal dumbbell=dumbell,dumbbel dumbbells=dumbbels,dumballs dustpan=dustpann,duspan
  dusty=dustey duvet=duvvet,doovet,duvett duvets=duvvets,doovets,duvetts dyslexia=dislexia,dyslexya dyslexic=dislexic
  earbud=earbudd,erbud earbuds=earbudds,erbuds earphone=earphon earphones=earphons earring=earrng earrings=earringes
  earthenware=earthanware,earthernware easel=eisel,eazel,easal,easell easels=eisels,eazels,easals,easells easier=eazier
  ebony=ebonny,ebbony,ebany education=educashun edwardian=edwardien,edwardean effective=effectiv efficient=effishent
  eight=eigt eighth=eigthth eighty=eigthy,eightey elastane=elastene,ellastane,elasthane
  elastic=elestic,elasic,elastik,elasctic elasticated=elastcated,elasticted,elastikated,ellasticated
  electric=eletrick,elektrick electrical=electicle,electricall electrician=electrisian,elektrician,electritian
  electricians=electritions,electrisians,electritians electronic=electronik,electronick electronics=electroncis
  elliptical=elipticle embellishment=embelishmant embellishments=embelishmants embossed=embosed,imbossed
  embroidered=embroydered,imbroidered embroidery=embroydery,embroiderey,imbroidery
  emerald=emrald,emarald,emeral,emereld emeralds=emralds,emaralds,emerals,emerelds emergencies=emergancies,emergencys
  enamel=enamal,enammel,ennamel,enamell,enamle enameled=enamaled encrypted=encripted encryption=encription
  engine=engien,enjine,engeine,ingine engines=engiens,enjines,engeines,ingines english=englis
  engraved=engrved,engaved,engravid enquiries=enquirys,enquries enquiry=enquirey episode=episoide equipped=equippt
  ergonomic=ergonomick,ergenomic,ergonamic,urgonomic espadrille=espadril espadrilles=espadrils
  espresso=espreso,espressso essentials=essencials estimate=estimat evening=eveing eventually=eventully
  everyone=everyon exactly=exackly excellent=excelant,exelant exchange=exchang excited=exicted exciting=exicting
  exclusive=exclusiv,exlusive exercise=exercize,exercice,exersice,excersize,excersise
  exercises=exercizes,exersizes,excersises exercising=exersizing exhaust=exuast expected=expectid
  expensive=expensiv,expinsive experience=expierence,experiense experienced=expierenced experiences=expierences
  experiment=expirement experiments=expirements expert=exspert expired=exspired expires=exspires
  expiry=expirey,expirary explains=explanes explore=exsplore,explor export=exsport exports=exsports extended=extendid
  extensive=extensiv exterior=exteriar,extirior extreme=extream extremely=extreamly eyelet=eylet,eyelit,eyelett
  eyelets=eylets,eyelits,eyeletts fabric=fabrc fabrics=fabrcs,fabircs,fabricks,farbics
  fabulous=fabulus,fabolous,fabalous,fabulos facilities=facilitys faded=fadded,faydid,fadid,fadeed fading=faiding
  familiar=famillar families=familes,familys family=famly,familiy fantastic=fantastick fastener=fastenor
  fasteners=fastners,fastenors father=fathor faucet=fawcet,faucett,fauset,facuet,foucet
  faucets=fawcets,fausets,facuets,faucits,foucets faulty=faultey,falty,fualty,fawlty favourite=favrite
  favourites=favrites feature=featur,featuer,feeture features=featuers featuring=featuering
  February=febrary,febuery,februrary fedora=fadora,fedorra fedoras=fadoras,fedorras feeder=feedor feeders=feedors
  fence=fense,fennce fences=fennces fender=fendar fenders=fendars fertiliser=fertaliser,fertilisor
  fertilisers=fertalisers,fertilisors fertilizer=fertalizer,firtilizer,fertilizor
  fertilizers=fertalizers,firtilizers,fertilizors fiber=fyber,fiberr fiberglass=fiberglas,fyberglass fibers=fybers
  fibre=fybre fibreglass=fibrglass figure=figuer figures=figuers figurine=figurin,figureine,figerine,figurene,figuerine
  figurines=figurins,figureines,figerines,figurenes,figuerines filigree=filligree,filigre,filagre
  filter=filtor,fillter,flter filters=filtors,flters finance=finanse financial=finantial fireplace=fireplac,fireplase
  fireplaces=fireplacs,fireplases fittings=fitings,fittngs,fittins fixture=fixtur,fixure,fixtue
  fixtures=fixturs,fixures,fixtues flange=flanje,flandge,flaneg flanges=flanjes,flandges,flanegs
  flannel=flanel,flannal,flanell,flannell flannelette=flanellette flannels=flanels,flannals,flanells flash=flahs
  flask=flaskk flavor=flaver flavors=flavers flavour=flavoir flavours=flavoirs flaw=flaww flawless=flawles,flawlss
  fleece=fleace,flece,fleeece,fleice flexible=flexibul,flexibal flippers=flipers,flippors floral=flroal,floreal,florral
  flowerpot=flowerpott fluffy=fluffey,flufy fluorescent=floresent,flourecent,flurescent,fluoroscent flute=floot
  flutes=floots foam=foamm foldable=foldeable football=footbal footballs=footbals footboard=footbord,footborad
  footboards=footbords,footborads fork=forkk formal=formel fortnightly=fourtnightly fourteen=fourten fragile=fradgile
  frame=frayme frames=fraymes frayed=frayd,frayied fraying=fraeing freelance=freelanse
  freezer=freezor,frezer,freazer,freezr freezers=freezors,frezers,freazers,freezrs fretboard=fretbord
  fretboards=fretbords Friday=fridy Fridays=firdays fridge=frigde,fredge,fridg,frdge
  fridges=frigdes,fredges,fridgs,frdges friendly=freindley fringe=frindge,finge,frenge fringed=frindged frying=fryng
  fuchsia=fuchia,fuchsea,fucshia,fushcia functional=functionel,fuctional functions=fuctions funeral=funaral,funral
  furnace=furnice,furnas,furnese furnished=furneshed furniture=furnichure furry=furrey futon=futton,futan,futtan,footon
  futons=futtons,futans,futtans,footons fuzzy=fuzzey,fuzy galvanised=galvinised,galvenised
  galvanized=galvinized,galvenized garage=garege,garadge garden=gardin,gardan,gardne,graden gardener=gardiner,gardenar
  gardeners=gardenars gardening=gardining,gardenig gardens=gardins,gardans,gardnes,gradens
  gasket=gaskit,gascet,gaskett,gaskt gaskets=gaskits,gascets gasoline=gasolin gauge=gaughe,gague,guauge
  gauges=gaughes,gagues,guauges gazebo=gazeebo,gazeboo,gazzebo,gasebo,gazibo gazebos=gasebos,gazibos
  gearbox=gearboks,gerbox,geerbox gecko=geckoe gemstone=gemston,jemstone,gemsone gemstones=jemstones
  generator=jenerator,generatar generators=jenerators gently=gentely genuine=jenuine,genuien geography=geografy
  geranium=geranum,geraneum,jeranium geraniums=geraneums,jeraniums gerbil=jerbil,gerble,gerbel,gerbal
  gerbils=jerbils,gerbles,gerbels,gerbals ginger=ginjer,gingger gingham=ginham,gingam,ginghem,gingum
  glitter=glittor,glittar glossy=glossey gloves=gloevs,gluves glue=gluue gluten=glutten,glueten
  goblet=gobblet,goblit,gobelet goblets=gobblets,goblits,gobelets goggles=gogles,gogels gold=golld golden=goldon,goldin
  golf=gollf gorgeous=gorjeous,gorgues government=govermant grammar=gramer granddaughter=grandaugter
  grandfather=granfarther grandson=granson granite=graninite grater=gratter,grator graters=grators
  gravel=gravell,gravvel,gravil grease=greese,greas greenhouse=greenhous,greanhouse greenhouses=greanhouses
  griddle=gridle,gridel griddles=gridles,gridels grinder=grindor,grinderr,grindar grinders=grindors,grinderrs,grindars
  groomed=gromed grooming=groming,groomng groove=groov,groave grooves=groovs,groaves
  guarantee=garentee,guarante,gaurentee guaranteed=garenteed,guarented guest=geust guests=geusts guide=giuide
  guides=gides guinea=ginnea,guinie,guinee guitar=gitar,guiter,guitarr,guitair,gituar
  guitars=gitars,guiters,giutars,guitairs,gituars gutter=guttor,guter,guttar guttering=gutterring
  gutters=guttors,guters,guttars gymnastics=gimnastics,gymnastiks haberdashery=haberdashey hacksaw=hacksaww,haksaw
  hacksaws=haksaws hairdresser=hairdressor,hairdreseer,hairdressar hairdressers=hairdressors hairline=harline,hairlin
  hairstylist=hairstilist,hairstylest hairy=hairey hallmark=halmark,hallmarck hallmarks=hallmarcks hammer=hammor,hammar
  hammers=hammors,hammrs,hammars hammock=hamock,hammok,hamoc,hammick hammocks=hamocks,hammoks,hamocs,hammicks
  hamper=hampor hampers=hampors hamster=hampster,hamstor,hampstor hamsters=hampsters,hamstors,hampstors
  handbag=hanbag,handbagg handbags=hanbags handcrafted=handcraftted,handcraffted handkerchief=hankercheif,hankerchif
  handkerchiefs=hankercheifs,hankerchifs handle=handell handlebar=handlebarr handmade=handmaed,hanmade
  handpainted=handpaintd,hanpainted handyman=handiman hanger=hangor,hangger hangers=hangors hardboard=hardbord
  hardly=hardley hardware=hardwaer hardwood=hardwod,hardwodd harmonica=harmonika,harmanica
  harmonicas=harmonikas,harmanicas harness=harniss,harnass,harnesss harp=harpp headboard=hedboard,headbord
  headboards=headbords headphone=headfone,headphon headphones=headphoens headrest=hedrest,headreast,headrst
  headrests=headreasts headset=hedset,headsett headsets=hedsets,headsetts health=helth healthy=healty,helthy
  heater=heatar,heeter,heatter,heator heaters=heatars,heeters,heators heatproof=heatprof,heetproof heavily=heavly
  hedge=hegde,hedg hedger=hedgor heel=heell height=heigt,heght helmet=helmit,hellmet,helment helmets=helmits,helments
  hemmed=hemed,hemmd hexagon=hexagonn,hexigon hexagons=hexigons highchair=highchare,hichair
  highchairs=highchares,hichairs hinge=hindge,hinje hinges=hindges,hinjes historic=historick history=histery
  hitch=hitsh hockey=hockie,hockkey hoist=hoiste holder=holdor,hodler holders=holdors,hodlers hollow=holow,hollo
  honey=huney hood=hoood hoodie=hoddy,hooddie,hoodi hoodies=hoddys,hoodis hook=hoook hose=hoase
  hosepipe=hosepip,hospipe hosepipes=hosepips,hospipes hubcap=hubcapp,hubcab hubcaps=hubcabs humidifier=humidefier
  humidifiers=humidefiers hundred=hundrid husband=husbend hutch=hutsh,hucth
  hydrangea=hydranga,hidrangea,hydrangia,hydranger hydrangeas=hidrangeas,hydrangias,hydrangers
  hydraulic=hidraulic,hydrolic,hydrawlic hydraulics=hydrolics hygiene=hygene,higiene,hygine
  ignition=ignission,ignitin,egnition,ignishion iguana=iguanna,igwana iguanas=igwanas illuminated=illumanated
  immaculate=immaculat,immaculete,immactulate,imacculate immediate=immediat immediately=imediatly
  imperfection=inperfection,imperfecshun,impurfection imperfections=inperfections,imperfecshuns,impurfections
  important=importand,impotant impressive=impressiv inches=inchess includes=inclused inclusive=inclusiv
  inconvenience=inconvienence indigo=indego,indiggo indoor=indor,indooor industrial=industriel
  inflatable=inflateable,enflatable inflatables=inflatibles,inflateables,enflatables informative=informativ
  ingredients=ingrediences,incredients injector=ingector,injectar injectors=ingectors,injectars
  injuries=injurys,injureys injury=injurey,injery inquiries=inquries inseam=inseem insole=insoul,insoal
  insoles=insouls,insoals inspected=inspectid installer=instaler,instalar installers=instalers instead=insted
  instructions=instruccions instructor=instructur insulation=insulaton,insulashion,insultation insured=inshured,inshurd
  intercooler=intercooller,intercoller intercoolers=intercoollers,intercollers interested=interestid,intrestd
  interior=intirior,interiar intermediate=intermediat internal=internel international=internasional
  introductory=introducery invitations=invatations invoice=invioce,invoise invoices=invoises iridescent=irradescent
  iron=iorn,ironn ironing=iorning,irioning ivory=ivorie,ivorey,ivroy,ivery jacket=jackett,jacet,jaket,jackit,jaceket
  jackets=jakets,jackits,jacekets January=janury,januery jeans=jeens,jeanes
  jewellery=jewelley,jewellerey,jewlellery,juwellery,jewelerry jewelry=jewerly,jewelrey,juwelry,jewerlry
  jigsaw=jigsaww,jigsw,jisgaw joint=joynt joystick=joystik,joystic,joistick joysticks=joystics,joisticks
  juicer=juicor,juiser,jucer juicers=juicors,juisers,jucers kayak=kayack,kyack,kayac,kajak
  kayaks=kayacks,kyacks,kayacs,kajaks kennel=kenel,kennal,kennle,kennell kennels=kenels,kennals,kennles
  ketchup=kechup,ketsup kettle=kettal,ketle kettlebell=ketlebell,kettlbell kettlebells=ketlebells,kettlbells
  kettles=kettals,ketles keyboard=keybored keyboards=keyboreds khaki=khaky,kahki,khakki,khakhi
  kickstand=kikstand,kickstan kilograms=kilogrames kilometres=kilometeres kimono=kimona,kimmono
  kitchen=kithen,kitchan,kitchne kitchens=kichens,kitchins kitten=kiten,kittin,kittan,kittten
  kittens=kitens,kittins,kittans knitted=knittid,kniited knitting=knittng knives=knifves,knivs knob=knobb knobs=knobbs
  knowledge=nowledge,knolege knowledgeable=knowlegable labradorite=labradorit,labradourite lace=lacce laces=laaces
  lacquer=lacquar,lackquer,laqcuer lacquered=lackered,laqured ladder=laddar,laddor,ladderr ladders=laddars,laddors
  ladle=laddle,ladel,laydle ladles=laddles,ladels,laydles laminate=laminat,lamanate
  laminated=lamanated,laminted,lammenated lampshade=lampshaid,lampshad lampshades=lampshaids,lampshads
  landscape=landscap landscaper=landskaper landscaping=landscapping,landskaping language=langwage
  lantern=lantirn,lanturn,latern,lantren,lantarn lanterns=lantirns,lanturns,laterns,lantarns lapis=lappis
  laptop=labtop,laptopp,laptob,laptap,lapptop,latop laptops=labtops,laptobs,laptaps,latops
  lasagna=lasanga,lazagna,lasangna,lasanya lasagne=lasange,lazagne,lasagnie latch=latsh lathe=layth,lathee
  laundry=laundrie,londry,laundy,luandry lavender=lavendar,lavander,lavinder,levender
  lawnmower=lawnmoer,lawnmowor,lawmower,lanwmower lawnmowers=lawnmoers,lawnmowors,lawmowers,lawnmores,lanwmowers
  leaking=leakng leaks=leeaks leaky=leakey learning=lerning leash=leish,leashe leashes=leeshes
  leather=leathar,laether,leathor,lethor,leathe leatherette=lethrette,leatherete,leatherett leggings=leggins,leggngs
  lego=leggo lemonade=lemonaid,lemonad length=lengthh lens=lenns lenses=lensis
  leopard=lepoard,leapard,leopord,lepperd,leoperd lettuce=letuce,lettuse,lettice,lettus lever=levver levers=levvers
  library=liberary licence=liscence license=liscense licensed=lisensed,liscenced lightweight=lightwaight,litweight
  lilac=lilack,lylac,lilic,lillac limited=limitid,limeted linen=linnen,lenen,linnin
  lingerie=lingere,lingeree,lingire,lingarie,langerie,longerie,lingerei lining=linning,linig liqueur=likur
  liqueurs=liquers,likurs litter=littor lizard=lizzard,lisard,lizerd lizards=lisards,lizerds
  loafer=lofer,loffer,loafor,loaffer loafers=lofers,loffers,loafors locket=lockit,lokcet,lockett,loket
  lockets=lokcets,lokets locomotive=locamotive,locomotiv locomotives=locamotives,locomotivs loose=loosse
  loveseat=loveseet,lovseat,lovesaet loveseats=loveseets,lovseats,lovesaets loyalty=loyality
  lubricant=lubracant,lubrecant lubricants=lubracants,lubrecants luggage=luggege,luggidge,lugguage lumber=lumbr
  luminous=luminus,lumanous,luminious lures=lurres luxurious=luxurius,luxerious,luxuriuos luxury=luxery,luxary,luxurey
  macaroni=macoroni machine=machene machines=mashines,machenes macrame=macrami,macrem,macarame,macram
  magazine=magizine,magazene magenta=majenta magnesium=magneseum,magnisium magnet=magnit,magnett,maggnet
  magnetic=magnetik,magnatic,magnitic,magnetick,magnetc magnets=magnits
  mahogany=mahogony,mahoganey,mahagony,mohogany,mahogny,mahagany,mohagany maintain=maintane maintaining=maintaing
  maintenance=maintanence,maintence,mantainance mallet=malet,mallit,mallett mallets=malets,mallits manager=managor
  mandolin=mandolen,mandalin,mandolinn mandolins=mandolens,mandalins manifold=manafold,manifould,manifol
  manifolds=manafolds,manifoulds,manifols mantelpiece=mantlepiece,mantlepeice manual=manuall manufacturer=manufacter
  manufacturers=manufactuers,manufacturors maple=mapple,mapel maraca=maracca maracas=maraccas marble=marbell,marbble
  marker=markor markers=markors maroon=marroon,maroone marvellous=marvelus mascara=maskara,mascera
  massage=massague,masssage massages=masages masseuse=masuese,masseus material=materal maternity=maternaty,maturnity
  maths=mathss matte=mattte mattress=matterss,mattrass,mattriss,mattrss,mattresss
  mattresses=mattreses,matrasses,mattrasses mayonnaise=mayonase,mayonaisse measure=messure
  measurements=measurmants,mesurments measures=measurs mechanic=mechanik mechanics=mechaniks mechanism=mechanizm
  mechanisms=mechanizms medical=medcal medication=medcation medicine=medecine,medisine
  mediterranean=meditaranean,mediteranian mehndi=mhendi melamine=melamin,mellamine,melimine,melomine
  memories=memorys,memeries memory=memery,memorey merino=merrino,mereno mesh=meshh message=messege messaging=mesaging
  metallic=metalic,mettalic,metalick,metallik metronome=metranome,metronom,metrinome
  metronomes=metranomes,metronoms,metrinomes microchipped=mircochipped,microchippd
  microphone=micraphone,microphon,mikrophone microphones=micraphones,microphons,mikrophones
  microscope=micrascope,microscop microscopes=micrascopes,microscops microwave=microvave microwaves=microvaves
  mildew=mildue,milldew,mildoo mileage=mielage,mileag millimetres=milimeters miniature=miniatur,minuture
  miniatures=miniaturs,minutures minute=minuite mirror=mirrer,mirrir,mirrior mirrors=mirrers,mirrirs,mirriors
  missing=mising,miising mitten=miten,mittin mittens=mitens,mittins,mittans,mittons mixer=mixar,mixxer,micser
  mixers=mixars,mixxers,micsers moccasin=mocasin,moccason,mockasin,moccosin moccasins=moccasons,mockasins,moccosins
  modem=modum,moddem,modom modems=modums,moddems,modoms modern=moden,modurn module=modual,moduel
  modules=moduals,moduels mohair=mohare,mohaire,mohiar moisturizer=moisterizer,moistureizer
  moisturizers=moisterizers,moistureizers mold=molld molds=mollds moldy=moldey Monday=mondy,mondday Mondays=mondys
  monitor=monitar,moniterr monitors=monitars,moniterrs monthly=montly moonstone=moonston,monstone moonstones=monstones
  mortar=morter,mortur mortgage=morgage,mortgauge mosquito=mosqito,mosquitoe,moskito
  motorbike=moterbike,motorbyke,motorbik motorbikes=moterbikes,motorbykes,motorbiks
  motorcycle=motercycle,motorcicle,motorcyble,motercyle motorcycles=motercycles,motorcicles,motorcybles,motercyles
  motorised=moterised motorized=moterized mould=moulde moulds=mouldes mouldy=mouldey mountain=mountin
  mountains=mountins mouse=moouse mower=mowar,mowwer mowers=mowars,mowwers mudguard=mudgard,mudgaurd,mudguad
  mudguards=mudgards,mudguads muffler=mufler,muffeler,muffular mufflers=muflers,muffelers,muffulars
  multicolor=multicoler,multicollor multicolored=multicolered,multicollored multicoloured=multicoulored
  multiple=multipul mustard=musturd musty=mustey,mussty mysterious=mysterius nails=nailes napkin=napken,napkinn,knapkin
  napkins=napkens,knapkins natural=natral navy=navey necessarily=nessesarily
  necessary=neccesary,nessecary,nessesary,neccassary necklace=neckles,neckalace necklaces=necklases,neckalaces
  necktie=nektie,necktye neckties=nekties,necktyes needle=neadle,nedle needles=neadles
  negotiable=negociable,negotiatable negotiate=negociate neighbour=neighbur neon=neeon nephew=nefew,nephue
  netting=nettng neutered=nutered,newtered never=nevar newborn=newbron,newbon newborns=newbornes
  nickel=nickal,nikel,nikle,niccle,nickell niece=neece nightgown=nightgoun,nitegown,nightgow
  nightgowns=nightgouns,nitegowns,nightgows nightstand=nitestand,nigthstand nightstands=nitestands,nigthstands
  nineteen=ninteen ninety=ninty,ninetey nintendo=nintento,ninetendo ninth=nineth noisy=noisey,noysy,noizy
  nonstick=nonstik noodles=nooldes notch=notsh noticeable=noticible,notisable notification=notifaction
  notifications=notifactions,notifacations notify=notifiy,notifey November=novmber,novembar
  nozzle=nozle,nozzal,nosle,nossle,nozell nozzles=nozles,nozzals,nosles,nossles number=numer nurse=nurce,nursse
  nutrition=nutrishun,nuetrition nutritional=nutrishional,nutritionel nutritious=nutricious
  nylon=nilon,nylone,nylong,nylun,nylan oatmeal=otmeal,oatmeel obsidian=obsidean,obsidien,obsidion occasion=ocassion
  occasions=ocassions octagonal=octaganal,octoganal October=octobar,octobor odometer=odomiter,odometor
  odometers=odomiters,odometors official=offishal oilcloth=oilcloath olive=ollive onesie=onsie,onezie,wonsie
  onesies=onsies,onezies,wonsies onyx=onnyx opal=opall opaque=opaqe,opake,opauqe,opague opener=openner,opner,openor
  openers=openners,opners,openors operate=operat opportunities=opportunitys opportunity=opurtunity opposite=opposit
  option=opshun optional=optionel options=opshuns orange=ornage,orenge,ornge orchid=orchidd
  oregano=oragano,oreganno,oregeno organ=orgen organic=organik organizers=organizors organza=orgenza,organsa
  origami=oragami,origame,origammi ornament=ornement,ornamentt ornaments=ornements,orniments ornate=ornait,ornat
  ottoman=ottomen,otoman,ottaman,otterman ottomans=ottomens,otomans,ottamans outdoors=outdors outlet=outlit
  outlets=outlits oval=ovall oven=ovin,ovven ovenproof=ovenprof,ovinproof ovens=ovins,ovvens
  overlocker=overloker,overlockor overlockers=overlokers,overlockors oversized=oversised padded=paded,paddid,paddd
  paddle=padle,paddal paddles=padles,paddals padlock=padlok,padloc padlocks=padloks,padlocs painter=paintor
  painting=paintng,paniting paisley=paisly,paysley,paisely,paislie,paizley pajamas=pajames,pajamaz,pajmas
  panel=panell,pannel,pannle panels=pannles pannier=panier,pannear,pannir panniers=paniers,pannears,pannirs
  panties=pantys,panteis pants=pantts paprika=paprica parakeet=parakeat,paraket,parakete parakeets=parakeats,paraketes
  parasol=parasole,parasoll parasols=parasoles parent=perent parents=perents parrot=parrott,parret,parrit
  parrots=parrets,parots,parrits parsley=parsely,parslie particleboard=particalboard particular=particuler
  particularly=particularily pastel=pastell,pastle pastels=pastles,pastals patchwork=patchwerk paving=payving
  payment=payement payments=payements peach=peech,peatch peanut=penut,peanutt,peenut peanuts=penuts,peenuts
  pearl=pearel,pearll pearls=pearels,pearlls pedal=pedel,peddel,pedall pedals=peddals,pedels,peddels,pedalls
  pedestal=pedistal,pedastal,pedestel pedestals=pedistals,pedastals,pedestels
  pedigree=pedagree,pedigre,peddigree,pedegree,pedagre peeled=peeld,peelled peeler=peelor,peelar
  peelers=peelors,peelars peeling=peelng pelmet=pelmit pelmets=pelmits pencil=pensil,pincil,pencill,pencle
  pencils=pencels,pensils,pincils,pencles pendant=pendunt,penadnt,pendint pendants=pendunts,pendints
  perennial=perrenial,perinnial,parennial perennials=perrenials,perinnials,parennials perfect=pefect,perfict
  perfumes=purfumes,perfums,parfumes pergola=pergala,purgola,pergolla pergolas=pergalas,purgolas,pergollas
  peridot=peridott,paridot,perridot peridots=peridotts,paridots,perridots permanent=permenant,perminent
  permanently=permenantly personalised=personilised personalized=perzonalized,personolized perspex=purspex,perspecs
  pesticide=pestiside,pestacide pesticides=pestisides,pestacides petrol=petroll petunia=petuna,pitunia
  petunias=petunas,pitunias pewter=pewtor,pewtar,pweter photograph=photogragh photographer=photagrapher,photografer
  photographers=photografers photographic=photografic photographs=photografs photography=photagraphy,fotography
  physics=phisics,physicks,fysics physiotherapist=phisiotherapist,physiotherepist
  physiotherapy=phisiotherapy,physiotheropy,physiotherepy piano=piannio picture=pictur,picher pictures=picturs
  pilling=pillling pillow=pilllow,pillowe,pillo pillowcase=pillowcace pillowcases=pillowcaces pillows=pilllows,pilows
  pineapple=pinaple pineapples=pinaples pipes=piips pistachio=pistashio,pistachoi piston=pisten,pistin,pistun
  pistons=pistens,pistins,pistuns pitcher=pitchor,picther pitchers=pitchors placemat=placmat placemats=placmats
  plaid=pladd,pliad,plaed planter=plantor,plantter,plannter planters=plantors,plantters,plannters
  plaster=plastar,plastor plasterboard=plastorboard plasterer=plastorer plasterers=plastrers plastering=plasturing
  plastic=plastik,plasic,platic plastics=plastiks,platics plated=playted platinum=platnum,platinem,platinam
  platter=plattor platters=plattors playpen=playpin playstation=playsation,playstasion please=plese pleasure=pleasur
  pleated=pleeted pleats=pleets,pleates plectrum=plectrem,plecktrum plectrums=plectrems,plecktrums
  plexiglass=plexiglas,pleksiglass,plexyglass,plexigalss pliers=plyars,pleirs,pliars,pilers,plires
  plumber=plumbor,plumbar plumbers=plumbors plumbing=plumbng plunger=plungor,plunjer plungers=plungors,plunjers
  plush=plushe,plussh plywood=plywod,plyewood,pliwood,plywud pneumatic=newmatic pocket=pockit,pockett,pocet
  pockets=pockits pocketwatch=poketwatch polish=pollish,polishe polka=polca
  polycarbonate=polycarbonite,policarbonate,polycarbinate polyester=polyestar,polyesther polyethylene=polyethelene
  polypropylene=polyproplene,polypropolene,polipropylene,polypropilene polystyrene=polystyreen,polystirene,polystyrine
  polythene=polythean,polithene,polytheen pompom=pompomm poncho=ponco,ponchoe poodle=pooddle
  porcelain=porcelein,porcelane,porcalain,porselain portable=portabal,protable possibly=possably postage=postadge
  pottery=potterey,pottrey pouch=pouche poultry=poultrey,pultry practical=pratical,practicel practically=practicly
  pram=pramm prams=pramms precious=preshous precise=presise prescription=priscription
  pressure=pressur,pressuer,preshure prestigious=prestigeous primer=primor printer=printar,printor,prnter
  printers=printars,printors pristine=pristeen,pristene,pristin,pristen,prestine privacy=privecy,privicy
  problem=problum problems=problams,problums product=pruduct profession=proffesion,profesion professional=profesionel
  professionally=proffesionaly,profesionaly professionals=proffesionals programmable=programabel,programible
  project=progect projector=projecktor,projektor projectors=projecktors,projektors projects=progects
  properties=propertys protected=protectid protection=protecshun protective=protectave protector=protectar
  protectors=protectars protein=proten pruner=prunor,pruener pruners=prunors,prueners pulley=pully,pullie,puley,pullley
  pulleys=pullys,pullies,puleys pump=pummp punctual=punctuel puppies=pupies,puppys,puppes puppy=pupppy,puppey,pupie
  purchase=purchace,purchas purchases=purchaces purple=purpul,perple purpose=purpos,perpose purse=pursse
  pushchair=pushchare pushchairs=pushchares puzzle=puzle,puzel,puzzal puzzles=puzles,puzels,puzzals
  pyjamas=pygamas,pyjamers,pijammas
`
