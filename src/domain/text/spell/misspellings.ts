import { misspelledToC } from "./misspelled-a-to-c.ts"
import { misspelledToP } from "./misspelled-d-to-p.ts"
import { misspelledNames } from "./misspelled-names.ts"
import { misspelledNamesToL } from "./misspelled-names-a-to-l.ts"
import { misspelledNamesToZ } from "./misspelled-names-m-to-z.ts"
import { misspelledToZ } from "./misspelled-q-to-z.ts"
import { misspelledWords } from "./misspelled-words.ts"

/** Common misspellings: the word, and its typos. An underscore stands for a space. */
const table = `
  a_lot=alot basically=basicly resistance=resistanse tracker=traker,traccker absorbent=absorbant accessible=accessable
  accessories=accessorys,accesorries accommodate=accomadate accurate=acurate achieve=acheive acrylic=acrilic,acryllic
  address=adress,addres adhesive=addhesive adjustable=adjustible,adjusteable affordable=affordible
  aluminium=aluminuim,alluminium,aluminiun aluminum=aluminun,alumnium always=allways supplier=supplyer suppliers=supplyers amazing=amazeing and=adn annual=anual
  antique=antiqe,anteek,antigue apartment=appartment,apartement apparel=apparal,aparel
  appliances=appliences,aplliances approx=aprox,appox,aproxx approximately=aproximatly around=arround as_well=aswell
  assembly=asembly,assemby assorted=assorded,asorted at_least=atleast attention=attension automatic=automatc,automatik
  available=avalible,avaible awning=awnning bathroom=bathrom,bathroon batteries=batterys,baterys
  battery=batery,battry,baterry beautiful=beautifull,beatuful because=becuase,becasue,becouse before=befor bedroom=bedrom
  beginner=begginer,beginer beginners=begginers,beginers believe=beleive,belive comment=coment comments=coments,commants commission=comission,commision,comision beneath=benieth benefit=benifit better=beter,bettr
  bicycle=bycicle,bicyle,bycycle birthday=birtday blanket=blankit blender=blendor
  bracelet=braclet,bracelett,bracelette bracelets=braclets breathable=breathible,breatheable broken=brocken,brokken
  brought=brougth brushed=brused budget=buget business=bussiness,busness calendar=calender candle=candel
  candles=candels canvas=canvus careful=carefull carefully=carefuly ceiling=cieling,celing
  ceramic=cermic,cerramic,ceremic certificate=certificat certified=certifide charger=chargar cherry=chery
  Christmas=chrismas,chirstmas,cristmas collector=collecter collectors=collecters comfort=comfert
  comfortable=confortable,comftable committed=commited compact=compackt companies=companys compatible=compatable
  complete=complet condition=condision connector=connecter corduroy=cordoroy cotton=coton,cottn country=coutry
  craftsmanship=craftsmenship crochet=croshet crocheted=crotcheted,croched cupboard=cubbord,cuboard,cubboard curtain=curtin
  curtains=curtins cushion=cusion,cushon cushions=cusions customer=custmer customizable=customizeable,customisible
  damaged=damged decoration=decoraton decorative=decrative,decorativ definitely=definatly delicious=delishous
  delivered=deliverd delivery=delivary,delivry dependable=dependible desk=dekc detachable=detachible,detatchable
  detailed=detaild detergent=detergant diameter=diamter diamond=dimond different=diferent dimensions=dimentions
  dishwasher=diswasher,dishwaser drawer=drawr drawers=drawrs dried=dryed dryer=dryr durable=durible,dureable,durabel
  duvet=duvay each_other=eachother earring=earing earrings=earings,earrngs easily=easly,easilly
  eco-friendly=eco-freindly edition=edtion electric=eletric,electrick,elecric electrician=electrican,electrition
  elegant=elegent,elagant embroidered=embroided,embroiderd embroidery=embroidary emergency=emergancey engine=engin
  engraved=ingraved,engravd enough=enuf environment=enviorment equipped=equiped especially=especialy,expecially
  espresso=expresso essential=essencial every=evry exactly=exacly excellent=excellant,exelent except=exept
  exchange=exhange exercise=exersize expandable=expandible exterior=exteriour fabric=fabrik faucet=faucit
  favorite=favorit favourite=favourit features=fetures,featurs February=febuary finally=finaly,finnaly
  finished=finshed fitting=fiting flexible=flexable floral=florel fluorescent=flourescent foldable=foldible,foldabel
  foreign=foriegn,forign formerly=formely forty=fourty fragile=fragil fragrance=fragrence free=fre freeze=freez
  friend=freind,frend friendly=frendly friends=freinds,frends from=frm front=frount furniture=furnature,furnitur
  garage=garrage gauge=guage genuine=genuin,geniune glitter=gliter glossy=glosy gorgeous=gorgous,gorgeus
  grateful=greatful grey=gery guarantee=garantee,guarrantee,garuntee accordion=accordian guard=gaurd guards=gaurds
  guitar=gutar hammered=hamered handkerchief=hankerchief handle=handel handles=handels harness=harnes have=hvae
  hazelnut=hazlenut headphones=headphons height=hieght,heigth,hight heirloom=airloom hygiene=hygeine hygienic=hygenic
  ideal=ideel in_front=infront indoor=inddor inquiries=inquirys instructions=instuction insulated=insolated
  insurance=insurence interior=interiour jewellery=jewelery jewelry=jewlery,jewlry,jewelary journal=jurnal
  keyboard=keybord keychain=keychian keychains=keychians kitchen=kichen,kitchin knife=knive knives=knifes
  laundry=laundary leather=lether,leathr,leater length=lenght lengths=lenghts leopard=lepard lesson=leson
  lessons=lesons library=libary licence=lisense license=lisence licensed=lisenced,liscensed limited=limted
  liquid=liqud lovely=lovley luggage=lugage machine=mashine maintenance=maintainance manual=mannual
  manufacturer=manufactuer,manufacturor massage=masage mattress=matress,mattres measures=mesures medium=meduim
  metal=mettal microwave=microwav minimum=minumum mirror=miror,mirrow moisturizer=moistorizer month=mounth
  mountain=moutain mustache=moustashe natural=naturall necklace=neclace,neckless,necklase never=nevr nickel=nickle
  night=nite occasion=ocasion occasionally=occasionaly occurred=occured offered=offerd official=offical orange=oragne
  organic=orgainic,organc organizer=orginizer original=orginal,orignal ornament=orniment outdoor=outdor outfit=outift
  overall=overal package=pakage,packege packaging=packageing,packging paint=piant painted=paintd paisley=pasley
  pajamas=pajammas parallel=paralel particularly=particulary patio=pattio pattern=patern,pattren patterns=paterns
  pendant=pendat people=poeple perfect=perfekt,perfact piece=peice pieces=peices pillow=pilow please=pls,plz
  plumber=plummer,plumer plumbing=plumming,pluming,plumbling polyester=polyster,poliester,polyestor portable=portible
  possible=posible practical=practicle practice=pratice precious=precius premium=premuim,premuium present=presant
  pretty=prety previous=previuos privilege=privelege probably=probly problem=problam product=prodcut,produt
  products=prodcuts,produts professional=proffesional professionally=proffesionally program=programm promise=promiss
  protective=protectiv quality=qualty,quailty,qulity quantity=quanity quick=quik quilt=quillt quilted=qulited
  radiator=radiater rainbow=raimbow ready=redy really=realy receipt=reciept receive=recieve recipe=recipie,receipe
  recipes=recipies recommend=reccomend recommended=reccomended referred=refered reflective=reflectiv
  refrigerator=refridgerator,refrigarator registered=registerd rehearsal=rehersal reliable=reliabel remember=rember
  removable=removible removal=removel repair=repare,repiar repaired=repared repairs=repares replacement=replacemet
  restaurant=restaraunt reusable=reusible reversible=reversable rhythm=rythm,rythem roofing=roofting
  sapphire=saphire,sapphier schedule=schedual scissors=scisors,scissers separated=seperated service=serivce,servise
  several=severel shampoo=shampo shelves=shelfs shipped=shiped shipping=shiping,shippng shoulder=sholder
  silicone=silcone silver=silvr similar=similer,simular skilled=skiled slippers=slipers smooth=smoth soft=sofft
  speaker=speeker speckled=specled,speckeld squeaky=sqeaky stainless=stainles,stainess,stanless sterling=sterlin
  stitched=stiched stitches=stiches stitching=stiching stoneware=stonware storage=storge,stroage straight=straigt
  stretch=strech stretchy=strechy strong=stong style=stlye success=sucess successful=successfull
  suitable=sutable,suiteable sunglasses=sunglases supplies=suplies support=suport surface=surfase surprise=suprise
  sweater=sweator tablecloth=tableclothe technician=technican thank=thnak thanks=thanx,thx that=taht the=teh,hte
  their=thier themselves=themselfs thermostat=thermastat thickness=thicknes this=thsi,tihs thorough=thurough
  though=tho thread=thred through=throught tomorrow=tommorow,tomorow tongue=tounge tournament=tournement towel=towl
  towels=towls trousers=trowsers truly=truely turquoise=turquois twelfth=twelth tyre=tyer unique=uniqe,uneek,uniqu
  unisex=unisexe until=untill unused=unsued up_to=upto upholstery=apolstery useful=usefull usually=usally,usualy
  vacuum=vaccum,vacum,vacume valuable=valueable vanilla=vanila,vannilla variety=vareity various=varous vehicle=vehical
  versatile=versitile,versatil vintage=vintge,vintag visible=visable volume=volum warranty=warrenty,waranty
  washable=washible washing=washng waterproof=waterproff wearable=wearible wedding=weding weekend=weeknd weigh=wiegh
  weighs=wieghs weight=wieght,weigth weird=wierd which=wich,whitch window=windo windows=windos
  wireless=wirless,wireles with=wiht,wth wonderful=wonderfull wooden=woden,woodden working=workin worth=woth
  would=woud wrought=wraught yellow=yelow you=u your=yuor zipper=ziper graphic=grafic temperature=tempature
  loses=looses reusable=reuseabel,reusabel,reuseable bluetooth=bluetoth,blutooth neoprene=neoprin,neoprine,neopreen,neopren
  review=reveiw,reviw reviews=reveiws million=milion history=histry safety=safty,saftey measure=mesure applied=aplied
  cuttable=cutable tonight=tonite right=rigth light=lihgt bright=brigth planner=plannner scanner=scaner roaches=roachs
  cockroaches=cockroachs termites=termights exterminator=exterminater mosquito=misquito love=luv,lurve loves=luvs
  loved=luvd,luved lover=luver lovers=luvers lovely=luvly,luvely loving=luving ever=evr shouldn't=shouldnt
  wouldn't=wouldnt couldn't=couldnt hasn't=hasnt haven't=havent hadn't=hadnt weren't=werent aren't=arnt,arent needn't=neednt
  mustn't=mustnt they're=theyre you're=youre we've=weve they've=theyve you've=youve,uve you'll=youll they'll=theyll that's=thats
  what's=whats there's=theres here's=heres perfect=perfick,perfik,purfect perfectly=perficktly
  extension=extention,extenshun extensions=extentions,extenshuns consider=concider considered=considerd collect=colect
  tenancy=tenency vacuum=vaccuum permanent=perminant restaurant=restraunt rhythm=rythym separately=seperatly
  temporary=tempory thorough=thourough thoroughly=throughly,thouroughly withhold=withold yacht=yaught
  desperate=desparate exceed=excede familiar=familar forward=foward gauges=guages glamorous=glamourous harass=harrass
  height=heighth humorous=humourous leisure=liesure manoeuvre=manouver mischievous=mischevious parallel=parralel
  playwright=playwrite possess=posess publicly=publically pursue=persue receipt=recipt rhubarb=rubarb scissors=sissors
  soldier=soilder souvenir=souviner strength=strenth,strengh supersede=supercede surveillance=survelance
  threshold=threshhold vehicle=vehicel vehicles=vehicals villain=villian writing=writting graphite=grafite,grafitte
  strobe=strob widget=widgit widgets=widgits knuckle=nuckle rosemary=rosmary,rosemarry
  refurbished=refurbed,refurbd dozen=doz sourdough=sourdo,sourdoh,sowerdough dresser=dressr watched=wached boxes=boxs
  clinically=clinicaly bargain=bargin,bargen,bargan bargains=bargins cheapest=chepest cheaper=cheeper
  activator=activater croissant=croisant,crossant buckle=buckel filtered=filterd hypoallergenic=hypoallergentic
  settings=setings,settngs handling=handlin tiny=tinney slight=slite,slyte extra=xtra,extr beard=berd,beerd
  spray=sprey obstacle=obstical,obsticle obstacles=obsticals,obsticles daily=daly,dayly church=chruch wife's=wifes
  Ragnarok=ragnorok,ragnarock saffron=safron perfume=parfume,perfum,purfume castle=castel castles=castels
  jasmine=jasmin guaranteed=guarantied,guarrantied,guaranted,garuanteed blocker=bloker unblock=unblok almond=allmond
  hallway=halway peaceful=peacefull skilful=skillfull until=untl already=alredy,allready system=sistem handy=handdy
  sneakers=sneekers,snekers sneaker=sneeker included=includid,incuded include=inculde challenge=challange
  breakfast=breakfest version=verison unscented=unsented assessed=assesed prefix=prefx video=vidio videos=vidios
  scratch=scrach minute=minite minutes=minites ceramic=ceramik quiet=quiete account=accont,acount also=aslo
  aluminium=alumium,aluminim applique=aplique,appliqe asthma=asma awesome=awsom batteries=battrys
  battery=batary,bettery beads=beeds black=blak bought=bougt bouquet=bokay bridal=bridel bridesmaid=bridesmade
  brooch=brooche building=bulding bumper=bumber burgundy=burgandy,burgendy caravan=carvan cardboard=carboard
  cashmere=cashmire certain=certin chairs=chiars character=charactor characters=charactors checked=cheked cheese=chese
  choice=choise citrine=citrene clematis=clematus collagen=collegen,colagen,collagin collar=coller colour=colur,coulor
  coloured=coulored colours=colurs,coulors coming=comming construction=contruction convertible=convertable could=coud
  crack=crak cracked=craked cracks=craks crochet=croshay,crochay crystal=crystle crystals=crystles currently=currenty
  cycle=cyle dangerous=dangeros,dangerus details=detals diabetes=diabetis diesel=desiel dinosaur=dinosor
  disease=desease,disese doesn't=doesent,dosent,dosnt double=dubble driving=driveing each=eahc easel=easle easy=eazy
  eczema=exema,excema elastane=elastain,elastine elephant=elefant empty=emty energy=enery,engery engraving=ingraving
  eucalyptus=eucalyptis everything=everthing,everyting exhaust=exausht fabric=fabrick fashion=fasion fastener=fastner
  feather=fether feathers=fethers feature=fature,feture fencing=fenceing fifteen=fiveteen figurine=figureen
  finish=finsh fleece=fleese flowers=flowes frame=fraim frames=fraims fridge=frige fuchsia=fuschia,fuscia,fushia
  fuel=feul game=gaem gift=gfit glasses=glases grammar=grammer graphics=grafics gravel=gravle green=grean,grren
  half=haf handmade=handmad happy=hapy headache=headake heavy=hevy hoodie=hoddie hoodies=hoddies huge=hudge
  hundred=hundered included=incluced internet=internent,intenet iphones=iphons island=iland item=itme
  jewellery=jewellry,jewerelly jigsaw=gigsaw just=jsut kayak=kyak keyring=keyrng know=knwo labradorite=labrodorite
  length=lenth library=libery like=liek listen=lisen make=mkae malachite=malichite mattress=mattess,matteress
  maximum=maxium meant=ment medical=medicle microphone=microfone migraines=migranes moisturiser=moistriser more=mroe
  movement=movment muscle=musle,mussle muscles=musles needle=neddle needles=neddles nervous=nervus niece=neice
  only=onyl,olny oven=ovan passenger=passanger phone=fone phones=fones photography=photografy,photograpy photos=fotos
  piercing=pearcing pixel=pixle please=pleae pocket=poket pockets=pokets potato=potatoe potatoes=potatos
  pottery=potery powder=pouder properly=propely pyjamas=pijamas,pjamas pyrex=pyrax quality=quallty quartz=quartx
  rabbit=rabit really=relly reason=reson recently=recenty regularly=regulary reminder=reminer remote=remot
  replaceable=replacible resin=resen rustic=rustick saddle=sadle said=siad same=smae sandals=sandles
  sandwich=sandwhich,sandwitch sandwiches=sandwitches satin=satten saucepan=sorcepan science=sience screen=sreen
  screws=scews seamless=seemless second=secnd selection=slection sensitivity=sensitivy serious=serios shaped=shapped
  sharpener=sharpner shiny=shiney should=shoud size=szie sleeve=sleve sleeves=sleves slightly=slighty soap=saop
  softener=softner software=softwear some=soem something=sumthing spatula=spatchula,spatuala sprockets=sprokets
  square=squre stainless=stailess standard=standart steering=stearing sticker=stiker stickers=stikers still=stil
  strimmer=strimer sunlight=sunlite supplied=supplyed sweater=swetter,sweter sweatshirt=sweetshirt switch=swich
  system=sytem tassel=tassle tassels=tassles these=thses thick=thik thousand=thousend three=thre time=tiem
  together=togheter tomato=tomatoe tomatoes=tomatos treatment=treatmet trellis=trellice turmeric=tumerick
  underwear=underware,underwere used=uesd vertical=verticle very=vrey veterinary=vetinary view=veiw vinyl=vynil
  waist=waiste waistcoat=wastecoat wardrobe=wardrode,wordrobe warranty=warenty weather=wheather weight=wiegth
  what=waht wheel=whel wheelbarrow=wheelbarrel when=wehn whether=wheter while=whiel whisk=wisk
  wholesale=holesale,wholesail wicker=wiker width=widh windscreen=winscreen with=wtih without=whitout wooden=wodden
  work=wrok wrist=rist year=yaer,yera yellow=yello yoghurt=yougurt,yogert yourself=youself lights=lites swap=swop
  swaps=swops tattoo=tatoo,tattoe tattoos=tatoos tattooed=tatooed crystals=crystels clothing=clotheing,cloathing
  fitness=fitnes seamless=seamles leggings=legings sensor=senser projector=projecter amethyst=amythest,amethist
  trampoline=trampolene exhaust=exhast replaceable=replacable travel=travell gadget=gadgit gadgets=gadgits
  crafts=crafs knitted=knited studio=stuido cichlid=cichild cichlids=cichilds load_shedding=loadsheding
  fibreglass=fibreglas offline=ofline reminders=remindrs tread=tred released=realesed,relesed hydrocolloid=hydrocoloid
  masonry=masonary stitch=stich vinegar=vinigar survey=survay minutes=minuts preservatives=preservitives allergic=allergick
  divorce=divorse loose=losse
`

/** The meaning of each typo. */
export const misspellings: ReadonlyMap<string, string> = new Map(
  [
    misspelledToC,
    misspelledToP,
    misspelledToZ,
    misspelledNamesToL,
    misspelledNamesToZ,
    table,
    misspelledWords,
    misspelledNames,
  ]
    .join(" ")
    .trim()
    .split(/\s+/)
    .flatMap((row) => {
      const [right = "", typos = ""] = row.split("=")
      return typos.split(",").map((typo): [string, string] => [typo, right.replaceAll("_", " ")])
    }),
)
