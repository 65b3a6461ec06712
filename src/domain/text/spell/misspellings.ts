import { misspelledNames } from "./misspelled-names.ts"
import { misspelledWords } from "./misspelled-words.ts"

/** Common misspellings: the word, and its typos. An underscore stands for a space. */
const table = `
  a_lot=alot basically=basicly,basicaly resistance=resistence,resistanse tracker=traker,traccker absorbent=absorbant accessible=accessable,accesible
  accessories=accesories,accessorys,acessories,accessoires,accesorries accessory=accesory,acessory
  accommodate=accomodate,acommodate,accomadate accommodation=accomodation,acommodation accurate=acurate,accurrate
  achieve=acheive acrylic=acrilic,acryllic address=adress,addres adhesive=addhesive
  adjustable=adjustible,ajustable,adjustabel,adjustble,adjusteable advertisement=advertisment
  affordable=afordable,affordible aluminium=aluminuim,alluminium,aluminiun aluminum=aluminun,alumnium amazing=amazeing
  and=adn annual=anual antique=antiqe,anteek,antigue apartment=appartment,apartement apparel=apparal,aparel
  appearance=appearence,apperance appliances=appliences,aplliances applicator=aplicator approx=aprox,appox,aproxx
  approximately=approximatly,aproximately,aproximatly around=arround as_well=aswell assembly=assembely,asembly,assemby
  assorted=assorded,asorted at_least=atleast attachment=attatchment,attachement attention=attension
  authentic=autentic,authenic,athentic automatic=automatc,automatik
  available=avaliable,availible,avalible,avaible,availabe,avilable awning=awnning bathroom=bathrom,bathroon
  batteries=batterys,baterys,battries battery=batery,battry,baterry
  beautiful=beatiful,beautifull,beutiful,beautful,beatuful because=becuase,becasue bedroom=bedrom
  beginner=begginer,beginer beginners=begginers,beginers believe=beleive beneath=benieth benefit=benifit
  benefits=benifits better=beter,bettr bicycle=bycicle,bicyle,bycycle birthday=birtday,brithday blanket=blankit
  blender=blendor bracelet=braclet,bracelett,bracelette bracelets=braclets breathable=breathible,breatheable,brethable
  broken=brocken,brokken brought=brougth brushed=brused budget=buget business=buisness,bussiness,busness
  calendar=calender candle=candel candles=candels canvas=canvus capacity=capasity careful=carefull carefully=carefuly
  cartridge=catridge,cartrige catalogue=catalouge ceiling=cieling,celing ceramic=cermic,cerramic,ceremic
  certificate=certifcate,certificat certified=certifed,certifide changeable=changable charger=chargar cherry=chery
  chocolate=choclate,chocolatte Christmas=chrismas,chirstmas,cristmas cleaning=cleanning
  collection=colection,collecton,collction collector=collecter collectors=collecters comfort=comfert
  comfortable=comfortible,comfertable,confortable,comftable,comfrotable committed=commited compact=compackt
  companies=companys compatible=compatable,compatibel complete=complet completely=completly
  condition=condtion,conditon,condision,conditionn connector=connecter conscious=concious
  convenience=convienience,convinience convenient=convienient,convinient,conveniant corduroy=cordoroy
  correspond=corrispond cotton=coton,cottn country=coutry craftsmanship=craftmanship,craftsmenship crochet=croshet
  crocheted=crotcheted,croched cupboard=cubbord,cuboard curtain=curtin curtains=curtins cushion=cusion,cushon
  cushions=cusions customer=custmer customers=custmers customizable=customizeable,customisible damaged=damged
  decoration=decoraton decorative=decrative,decorativ definitely=definately,definatly,definitly
  delicious=delicous,delishous delivered=deliverd delivery=delivary,delivry dependable=dependible
  description=discription,descripton designed=desinged,desgined desk=dekc detachable=detachible,detatchable
  detailed=detaild detergent=detergant development=developement diameter=diamter diamond=dimond
  different=diffrent,diferent dimensions=dimentions,demensions,dimensons dishwasher=diswasher,dishwaser
  disposable=disposible drawer=drawr drawers=drawrs dried=dryed dryer=dryr durability=durabilty
  durable=durible,dureable,durabel duvet=duvay each_other=eachother earring=earing earrings=earings,earrngs
  easily=easly,easilly eco-friendly=eco-freindly edition=edtion electric=eletric,electrick,elecric
  electrical=electical electrician=electrican,electrition electronics=electonics,eletronics elegant=elegent,elagant
  embarrass=embarass embroidered=embroided,embroiderd,embrodered embroidery=embrodery,embroidary
  emergency=emergancy,emergancey,emergeny engine=engin engraved=ingraved,engravd enough=enuf
  entertainment=entertainmet environment=enviroment,enviorment environmentally=enviromentally
  equipment=equiptment,equipement equipped=equiped especially=especialy,expecially espresso=expresso
  essential=esential,essencial every=evry exactly=exacly excellent=excelent,exellent,excellant,exelent except=exept
  exchange=exhange exercise=excercise,exersize expandable=expandible expensive=expencive
  experience=experiance,expirience,expereince,experence experienced=experianced exterior=exteriour
  fabric=fabrik faucet=faucit favorite=favorit favourite=favourit features=fetures,featurs February=febuary
  finally=finaly,finnaly finished=finnished,finshed fireplace=firepalce fitting=fiting flexible=flexable,flexibel
  floral=florel fluorescent=flourescent foldable=foldible,foldabel foreign=foriegn,forign formerly=formely
  forty=fourty fragile=fragil fragrance=fragance,fragrence free=fre freeze=freez friend=freind,frend
  friendly=freindly,frendly,friendley friends=freinds,frends from=frm front=frount
  furniture=furnature,furniure,furnitur garage=garrage gardening=gardning gauge=guage
  genuine=genuin,genuwine,geniune,genuinne glitter=gliter glossy=glosy gorgeous=gorgous,gorgeus government=goverment
  grateful=greatful grey=gery guarantee=guarentee,garantee,gaurantee,guarrantee,garuntee
  accordion=accordian guard=gaurd guards=gaurds guaranteed=guarenteed,garanteed,gauranteed guitar=gutar hammered=hamered handkerchief=hankerchief handle=handel
  handles=handels harness=harnes have=hvae hazelnut=hazlenut headphones=headphons
  height=hieght,heigth,hight heirloom=airloom holiday=holliday hygiene=hygeine hygienic=hygenic ideal=ideel
  immediately=immediatly,imediately in_front=infront independent=independant indoor=inddor information=infomation
  ingredients=ingrediants,ingredents inquiries=inquirys installation=instalation,installtion installed=instaled
  instructions=instuctions,instrucions,instuction insulated=insolated insurance=insurence interesting=intresting
  interior=interiour jewellery=jewelery,jewllery jewelry=jewlery,jewlry,jewelary journal=jurnal
  kaleidoscope=kalidoscope,kaliedoscope keyboard=keybord keychain=keychian keychains=keychians kitchen=kichen,kitchin
  knife=knive knives=knifes knowledge=knowlege laundry=laundary leather=lether,leathr,leater length=lenght
  lengths=lenghts leopard=lepard lesson=leson lessons=lesons library=libary licence=lisense license=lisence
  licensed=lisenced,liscensed lightweight=lightwieght,ligthweight limited=limted liquid=liqud lovely=lovley
  luggage=lugage machine=mashine maintenance=maintainance,maintenence,maintanance manageable=managable manual=mannual
  manufacturer=manufactuer,manufacturor massage=masage mattress=matress,mattres measurement=measurment
  measurements=measurments,mesurements measures=mesures medium=meduim metal=mettal microwave=microwav minimum=minumum
  mirror=miror,mirrow moisturizer=moistorizer month=mounth mountain=moutain mustache=moustashe
  natural=naturall necessary=neccessary,necesary necklace=neclace,neckless,necklase necklaces=neclaces
  never=nevr nickel=nickle night=nite noticeable=noticable occasion=ocasion,occassion occasionally=occasionaly
  occurred=occured offered=offerd official=offical opportunity=oppurtunity orange=oragne organic=orgainic,organc
  organized=orginized organizer=orgnizer,orginizer original=orginal,origional,orignal originally=orginally
  ornament=orniment outdoor=outdor outfit=outift overall=overal package=pakage,packege packaging=packageing,packging
  paint=piant painted=paintd paisley=pasley pajamas=pajammas parallel=paralel particularly=particulary patio=pattio
  pattern=patern,pattren patterns=paterns pendant=pendat people=poeple perfect=perfekt,perfact perfectly=perfectley
  permanent=permanant personalised=personlised personalized=personlized,personalzied photographer=photograper
  photographs=photgraphs piece=peice pieces=peices pillow=pilow please=pls,plz plumber=plummer,plumer
  plumbing=plumming,pluming,plumbling polyester=polyster,poliester,polyestor porcelain=porcelin,porcelian,porclain
  portable=portible,portabel possible=posible practical=practicle practice=pratice precious=precius preferred=prefered
  premium=premuim,premuium present=presant pretty=prety previous=previuos privilege=privelege probably=probly
  problem=problam product=prodcut,produt products=prodcuts,produts
  professional=proffesional,profesional,professinal,proffessional professionally=proffesionally,profesionally
  program=programm promise=promiss protection=protecton,protecion protective=protectiv
  quality=qualty,quailty,quallity,qulity quantity=quanity questions=questons quick=quik quilt=quillt quilted=qulited
  radiator=radiater rainbow=raimbow ready=redy really=realy reasonable=resonable,reasonible receipt=reciept
  receive=recieve received=recieved recipe=recipie,receipe recipes=recipies recommend=recomend,reccomend
  recommended=recomended,reccomended rectangle=rectangel rectangular=rectangluar referred=refered reflective=reflectiv
  refrigerator=refridgerator,refrigarator registered=registerd,regestered rehearsal=rehersal
  reliable=relaible,reliabel religious=religous remember=rember removable=removible removal=removel
  repair=repare,repiar repaired=repared repairs=repares replacement=replacment,replacemet residential=residental
  restaurant=resturant,restaraunt reusable=reusible reversible=reversable,reversibel
  rhythm=rythm,rythem roofing=roofting sapphire=saphire,sapphier satisfied=satisified schedule=schedual
  scissors=scisors,scissers separate=seperate separated=seperated separately=seperately service=serivce,servise
  services=serivces several=severel shampoo=shampo shelves=shelfs shipped=shiped shipping=shiping,shippng
  shoulder=sholder silicone=silcone silver=silvr similar=similer,simular sincerely=sincerly skilled=skiled
  slippers=slipers smooth=smoth soft=sofft speaker=speeker specialist=specalist specialize=specalize
  speckled=specled,speckeld squeaky=sqeaky stainless=stainles,stainess,stanless sterling=sterlin stitched=stiched
  stitches=stiches stitching=stiching stoneware=stonware storage=storge,stroage straight=straigt strength=strenght stretch=strech
  stretchy=strechy strong=stong style=stlye success=sucess successful=succesful,successfull
  suitable=suitible,sutable,suiteable sunglasses=sunglases supplies=suplies support=suport surface=surfase
  surprise=suprise sweater=sweator tablecloth=tableclothe technician=technican temperature=temperture,temprature
  thank=thnak thanks=thanx,thx that=taht the=teh,hte their=thier themselves=themselfs thermostat=thermastat
  thickness=thicknes this=thsi,tihs thorough=thurough though=tho thread=thred through=throught
  together=togather,togeather tomorrow=tommorow,tomorow tongue=tounge tournament=tournement towel=towl
  towels=towls traditional=tradtional,traditonal transparent=transparant trousers=trowsers truly=truely
  turquoise=turqoise,turquois tutorial=tutorail twelfth=twelth tyre=tyer unfortunately=unfortunatly
  unique=uniqe,uneek,uniqu unisex=unisexe until=untill unused=unsued up_to=upto upholstered=upholstred
  upholstery=upholstry,apolstery useful=usefull usually=usally,usualy vacuum=vaccum,vacum,vacume valuable=valueable
  vanilla=vanila,vannilla variety=vareity various=varous vegetable=vegtable vegetables=vegtables vehicle=vehical
  versatile=versitile,versatil vintage=vintge,vintag visible=visable volume=volum warranty=warrenty,waranty
  washable=washible,washabel washing=washng waterproof=waterprof,waterproff,waterpoof wearable=wearible wedding=weding
  weekend=weeknd weigh=wiegh weighs=wieghs weight=wieght,weigth weird=wierd which=wich,whitch window=windo
  windows=windos wireless=wirless,wireles with=wiht,wth wonderful=wonderfull wooden=woden,woodden working=workin
  worth=woth would=woud wrought=wraught yellow=yelow you=u your=yuor zipper=ziper
  graphic=grafic temperature=tempature reusable=reuseabel,reusabel bluetooth=bluetoth,blutooth beginning=begining
  neoprene=neoprin,neoprine,neopreen,neopren review=reveiw,reviw reviews=reveiws million=milion control=controll
  history=histry safety=safty,saftey commission=commision measure=mesure applied=aplied cuttable=cutable
  tonight=tonite right=rigth light=lihgt bright=brigth  planner=plannner scanner=scaner
  roaches=roachs cockroaches=cockroachs cockroach=cockroch termites=termights exterminator=exterminater
  mosquito=misquito
  love=luv,lurve loves=luvs loved=luvd,luved lover=luver lovers=luvers lovely=luvly,luvely loving=luving ever=evr
  shouldn't=shouldnt wouldn't=wouldnt couldn't=couldnt hasn't=hasnt haven't=havent hadn't=hadnt weren't=werent
  needn't=neednt mustn't=mustnt they're=theyre you're=youre we've=weve they've=theyve you'll=youll they'll=theyll
  that's=thats what's=whats there's=theres here's=heres perfect=perfick,perfik,purfect
  perfectly=perficktly extension=extention,extenshun extensions=extentions,extenshuns fluorescent=flourescent
  consider=concider considered=considerd,concidered collect=colect collected=colected collecting=colecting
  tenancy=tenency conscious=concious vacuum=vaccum,vacum,vaccuum
  permanent=permanant,perminant relevant=relevent restaurant=restaraunt,restraunt
  professional=proffesional,proffessional recommend=reccomend,reccommend recommended=recomended,reccomended
  rhythm=rythym separately=seperatly,seperately specialist=specalist temporary=temporay,tempory thorough=thourough
  thoroughly=throughly,thouroughly trousers=trowsers twelfth=twelth withhold=withold yacht=yaught
  definite=definate desperate=desparate discipline=disipline embarrass=embarass exceed=excede existence=existance
  familiar=familar foreign=foriegn forward=foward gauge=guage gauges=guages glamorous=glamourous harass=harrass
  height=heighth humorous=humourous immediate=imediate immediately=imediately,immediatly independent=independant
  interrupt=interupt knowledgeable=knowledgable leisure=liesure maintenance=maintanance,maintenence manoeuvre=manouver
  millennium=millenium miniature=minature mischievous=mischevious noticeable=noticable occasional=ocasional,occassional
  occasionally=ocasionally,occassionally occurred=occured parallel=paralell,parralel playwright=playwrite
  possess=posess preferred=prefered privilege=priviledge publicly=publically pursue=persue
  questionnaire=questionaire receipt=reciept,recipt receipts=reciepts referred=refered rhubarb=rubarb scissors=sissors
  silhouette=silouette soldier=soilder souvenir=souviner strength=strenth,strengh success=sucess successful=succesful
  supersede=supercede surveillance=survelance technique=tecnique techniques=tecniques threshold=threshhold
  tomorrow=tommorow,tommorrow tongue=tounge truly=truely unfortunately=unfortunatly vehicle=vehical,vehicel
  vehicles=vehicals villain=villian visible=visable wheelchair=weelchair wonderful=wonderfull writing=writting graphite=grafite,grafitte strobe=strob widget=widgit widgets=widgits knuckle=nuckle
  rosemary=rosmary,rosemarry automatic=automtic message=msg
  refurbished=refurbed,refurbd dozen=doz sourdough=sourdo,sourdoh,sowerdough dresser=dressr watched=wached
  boxes=boxs clinically=clinicaly bargain=bargin,bargen,bargan bargains=bargins cheapest=cheepest,chepest cheaper=cheeper
  activator=activater croissant=croisant,crossant croissants=croisants buckle=buckel
  filtered=filterd allergenic=alergenic hypoallergenic=hypoalergenic,hypoallergentic settings=setings,settngs handling=handeling,handlin tiny=tinney slight=slite,slyte extra=xtra,extr
  beard=berd,beerd spray=sprey obstacle=obstical,obsticle obstacles=obsticals,obsticles daily=daly,dayly church=chruch
  Ragnarok=ragnorok,ragnarock saffron=safron  perfume=parfume,perfum,purfume castle=castel castles=castels jasmine=jasmin
  guaranteed=guarantied,guarrantied,guarranteed,guaranted,garuanteed blocker=bloker unblock=unblok almond=allmond
  hallway=halway peaceful=peacefull skilful=skillfull until=untl already=alredy,allready system=sistem handy=handdy
  sneakers=sneekers,snekers sneaker=sneeker inflatable=infaltable inflatables=infaltables
  included=includid,inculded,incuded include=inculde described=discribed describe=discribe improvement=improvment
  improvements=improvments challenge=chalenge,challange breakfast=brekfast,breakfest cartridges=cartriges,catridges
  version=verison unscented=unsented toothbrush=tothbrush assessed=assesed prefix=prefx community=comunity,communty
  video=vidio videos=vidios controllers=controlers controller=controler scratches=scrathces,scraches scratch=scrach
  minute=minite minutes=minites ceramic=ceramik quiet=quiete necessary=necessery
  account=accont,acount also=aslo aluminium=alumium,aluminim applique=aplique,appliqe asthma=asma awesome=awsom
  batteries=battrys battery=batary,bettery beads=beeds black=blak bought=bougt bouquet=bokay bridal=bridel
  bridesmaid=bridesmade brooch=brooche building=bulding bumper=bumber burgundy=burgandy,burgendy caravan=carvan
  cardboard=carboard cashmere=cashmire certain=certin chairs=chiars character=charactor characters=charactors
  checked=cheked cheese=chese choice=choise citrine=citrene clematis=clematus collagen=collegen,colagen,collagin
  collar=coller colour=colur,coulor coloured=coulored colours=colurs,coulors coming=comming construction=contruction
  continuous=continous convertible=convertable could=coud crack=crak cracked=craked cracks=craks
  crochet=croshay,crochay crystal=crystle crystals=crystles currently=currenty cycle=cyle dangerous=dangeros,dangerus
  details=detals diabetes=diabetis diesel=desiel dinosaur=dinosor disease=desease,disese doesn't=doesent,dosent,dosnt
  double=dubble driving=driveing each=eahc easel=easle easy=eazy eczema=exema,excema elastane=elastain,elastine
  elephant=elefant empty=emty energy=enery,engery engraving=ingraving eucalyptus=eucalyptis
  everything=everthing,everyting exhaust=exausht fabric=fabrick fantastic=fantasic fashion=fasion fastener=fastner
  feather=fether feathers=fethers feature=fature,feture fencing=fenceing fifteen=fiveteen figurine=figureen
  finish=finsh fleece=fleese flowers=flowes frame=fraim frames=fraims fridge=frige fuchsia=fuschia,fuscia,fushia
  fuel=feul game=gaem gift=gfit glasses=glases grammar=grammer graphics=grafics gravel=gravle green=grean,grren
  half=haf handmade=handmad happy=hapy headache=headake heavy=hevy hoodie=hoddie hoodies=hoddies huge=hudge
  hundred=hundered included=incluced internet=internent,intenet iphones=iphons island=iland item=itme
  jewellery=jewellry,jewerelly jigsaw=gigsaw just=jsut kayak=kyak keyring=keyrng know=knwo labradorite=labrodorite
  length=lenth library=libery like=liek listen=lisen luxurious=luxurous make=mkae malachite=malichite
  mattress=mattess,matteress maximum=maxium meant=ment medical=medicle microphone=microfone migraines=migranes
  moisturiser=moistriser more=mroe movement=movment muscle=musle,mussle muscles=musles needle=neddle needles=neddles
  nervous=nervus niece=neice only=onyl,olny oven=ovan passenger=passanger phone=fone phones=fones
  photography=photografy,photograpy photos=fotos piercing=pearcing pixel=pixle please=pleae pocket=poket pockets=pokets
  potato=potatoe potatoes=potatos pottery=potery powder=pouder properly=propely pyjamas=pijamas,pjamas pyrex=pyrax
  quality=quallty quartz=quartx rabbit=rabit really=relly reason=reson recently=recenty recycling=recyling
  refillable=refilable regularly=regulary reminder=reminer reminders=remiders remote=remot replaceable=replacible
  resin=resen resistant=resitant rustic=rustick saddle=sadle said=siad same=smae sandals=sandles
  sandwich=sandwhich,sandwitch sandwiches=sandwitches satin=satten saucepan=sorcepan science=sience scratched=scrached
  screen=sreen screws=scews seamless=seemless second=secnd selection=slection sensitivity=sensitivy serious=serios
  shaped=shapped sharpener=sharpner shiny=shiney should=shoud size=szie sleeve=sleve sleeves=sleves slightly=slighty
  soap=saop softener=softner software=softwear some=soem something=somthing,sumthing spatula=spatchula,spatuala
  sprockets=sprokets square=squre stainless=stailess standard=standart steering=stearing sticker=stiker
  stickers=stikers still=stil strimmer=strimer sunlight=sunlite supplied=supplyed sweater=swetter,sweter
  sweatshirt=sweetshirt switch=swich system=sytem tassel=tassle tassels=tassles these=thses thick=thik
  thousand=thousend three=thre time=tiem together=togheter tomato=tomatoe tomatoes=tomatos treatment=treatmet
  trellis=trellice turmeric=tumerick underwear=underware,underwere used=uesd vertical=verticle very=vrey
  veterinary=vetinary view=veiw vinyl=vynil waist=waiste waistcoat=wastecoat wardrobe=wardrode,wordrobe
  warranty=warenty weather=wheather weight=wiegth what=waht wheel=whel wheelbarrow=wheelbarrel when=wehn whether=wheter
  while=whiel whisk=wisk wholesale=holesale,wholesail wicker=wiker width=widh windscreen=winscreen with=wtih
  without=whitout wooden=wodden work=wrok wrist=rist year=yaer,yera yellow=yello yoghurt=yougurt,yogert
  yourself=youself
  lights=lites swap=swop swaps=swops tattoo=tatoo,tattoe tattoos=tatoos tattooed=tatooed piercing=peircing,pearcing
  piercings=peircings jewellery=jewellry crystals=crystels clothing=clotheing,cloathing photography=photografy fitness=fitnes
  appointment=apointment seamless=seemless,seamles leggings=legings rechargeable=rechargable sensor=senser
  sensitivity=sensitivty projector=projecter photos=fotos amethyst=amythest,amethist spiritual=spirtual
  trampoline=trampolene tassel=tassle exhaust=exhast replaceable=replacable instructor=instuctor travel=travell
  nervous=nervus gadget=gadgit gadgets=gadgits crafts=crafs pottery=potery knitted=knited fashion=fasion studio=stuido
`

/** The meaning of each typo. */
export const misspellings: ReadonlyMap<string, string> = new Map(
  `${table} ${misspelledWords} ${misspelledNames}`
    .trim()
    .split(/\s+/)
    .flatMap((row) => {
      const [right = "", typos = ""] = row.split("=")
      return typos.split(",").map((typo): [string, string] => [typo, right.replaceAll("_", " ")])
    }),
)
