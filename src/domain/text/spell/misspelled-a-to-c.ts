/** Words of shops and trades from A to C, as sellers in haste type them. */
export const misspelledToC = `
  absorbent=absorbint,abosorbent absorber=absorbor,abosrber,absorbr absorbers=absorbors,abosrbers,absorbrs
  accessories=accesorys,acessorys,asscessories,assecories,accesoires accessory=accessary,accesorry,assesory
  accordion=acordian,accordin,acordeon accordions=accordians,acordians,accordins,acordeons acoustic=acoustick,acoustik
  acrylic=acyrlic,acrlic,acrylc,akrylic adapter=adaptar adapters=adaptars adhesive=adhesve,adhisive,adheasive,adhesiv
  adjust=ajust,adjusst adjustable=adjestable,ajustible,adjustabale adjuster=ajuster advanced=advanst
  aerial=areial,airial,arial,aireal aerials=ariels,areials,airials,arials,aireals agate=aggate,agatte
  allergies=allegries,allergys allergy=alergy,allegry,allerge almond=almand,almon,amond,ahmond
  almonds=almands,almons,amonds,ahmonds alternator=altenator,alternatar alternators=alternatars aluminium=alumimium
  aluminum=alumnum,aluminam,aloominum,alumininum amber=ambar ambulance=amblance
  amethyst=amathyst,amithyst,amethst,amathist,amythyst amethysts=amathysts,amethists,amithysts,amathists,amythysts
  amplifier=amplifire amplifiers=amplafiers,amplifires,amplifirs analogue=anolog analysis=anyalsis
  analytics=analitics,anaylitics,analytix analyze=analize angora=angorra,angara ankle=ankel,anckle
  anklet=anklett,anklit,ankelet anklets=ankletts,anklits,ankelets antenna=antena,antanna,antennar
  antennas=antenas,antannas,antennars antique=anteque,antiqu antiques=antiqes,antigues,anteques,antiqus,antques
  anvil=anvill,annvil anvils=anvills,annvils anxiety=anxeity,anxitey,angsiety apologies=apologys appears=appeers
  appliance=aplience appliances=apliences application=apllication applique=apliqu,applikay,appliqu appoint=apoint
  appointment=apointmant approximate=approximat approximately=approximetly,aproxamatly apricot=apricott,aprecot,aprikot
  apricots=aprecots,aprikots April=apirl,aprill apron=apren,aporn,aprin aprons=aprens,aporns,aprins aqua=aquua
  aquamarine=aquamarin,acquamarine,aquamareen,aquemarine aquarium=aquarum,acquarium,aquariam,aqarium,aquareum,aquirium
  aquariums=acquariums,aquariams,aquareums,aquiriums aquatic=aquatick,acquatic archery=archerey
  architrave=architrive,arcitrave armchair=armchare armchairs=armchares armoire=amoire,armoir,armiore
  armoires=amoires,armoirs,armwars,armiores armrest=armreast,armerest armrests=armreasts,armerests arrange=arrang
  arranged=arrainged arrival=arrivel arrows=arows arthritis=arthiritis,artheritis,arthritus,arthrites
  asparagus=asparagas,asparagis,asparigus assemble=assembal assembly=assemblie,asembley assistance=assistanse
  asthma=asthsma,athsma asymmetrical=assymetrical,assymmetrical attach=attatch attaches=attatches
  attachments=attatchments,attachements attention=attenshun attractive=attractiv aubergine=aubergene,abergine,aubergin
  aubergines=aubergenes,abergines,aubergins August=augest,augist authentic=authentick,orthentic
  authenticity=authentisity authorised=orthorised automatic=automatick,otomatic automatically=automatticaly
  availability=avaibility average=averge,avarage aviary=avairy,aviarie avocado=avacado,avocodo,advocado,avocardo
  avocados=avacados,avacadoes awful=awfull awkward=akward,awkard,awkword awning=awining,auning awnings=awinings,aunings
  azalea=azalia,azelea azaleas=azalias,azeleas backpack=bakpack,backpak,backpackk,bacpack backup=bakup,backupp
  backups=bakups badminton=badmitton,badmington,badminten,badmitten bagpipes=bagpips,bagpypes bait=baite
  balance=balanse balanced=balenced balloon=baloon,balllon,balloom balloons=baloons,ballons,balllons,ballooms
  balustrade=ballustrade,balustraid bamboo=bambo,bamboe,banboo,bamboow banana=bananna,banna,bananah
  bananas=banannas,bannas,bananahs bandage=bandadge,bandege,bandige bandages=bandadges,bandeges bangle=banggle,bangal
  bangles=bangals banister=bannistor,banistor banisters=bannistors,banistors banjo=bango,banjoe
  barbecue=barbicue,barbeqeue,barbecu,barbercue barbecued=barbequed,barbeceued barbecues=barbicues,barbeqeues,barbecus
  barber=barbor barely=bairly barstool=barstol barstools=barstols baseball=basball,basebal baseballs=basebals
  basin=bason,bassin basins=basons,bassins basket=baskit,bascket,baskett basketball=basketbal,baskeball,bascketball
  basketballs=basketbals,baskeballs,bascketballs baskets=baskits,basckets bassinet=bassinett,basinett,bassenet
  bassinets=bassinetts,basinetts,bassenets bassoon=basoon,bassoone bassoons=basoons,bassoones bathrobe=bathrob
  bathroom=bathrrom,bathromm bathrooms=bathroons bathtub=bathub,bathtubb bathtubs=bathubs
  batteries=batteris,batteryes,battarys battery=bateri,battety,batry,battey beaded=beeded,beadded beading=beadng
  beanie=beannie,beenie,beaney beanies=beanys,beannies,beenies,beaneys bearing=bareing,berring
  bearings=bareings,bearrings,berrings,bearins beautician=beautition,beautitian
  beautiful=beautifil,beautifal,beutifull,buetiful beautifully=beautifly beautify=beautfy beauty=beuty,buety
  because=becuse,becaus,becose,becoz bedside=bedsied,bedsyde begin=begein beginner=beggineer,beginnar,biginer
  beginners=beginnars,beggineers beginning=beggining begonia=bagonia begonias=bagonias
  beige=biege,baige,beigh,beidge,beije belt=beltt bench=bensh,bentch bent=bentt beret=berret,berett
  berets=berrets,beretts,berays bicycle=bicicle,biclycle,bisycle bicycles=bicicles,bycicles,bisycles billiards=billards
  binoculars=binocolars,binoculers,bynoculars,binoculors biology=bioligy,byology birch=birtch biscuit=bisquit,biscuite
  biscuits=bisquits blade=bladde blades=bladdes blanket=blancket,balnket blankets=blanckets blazer=blazor,blazzer
  blazers=blazors blemish=blemesh,blemich blemishes=blemeshes blender=blendar,blenderr blenders=blendars blocks=bloks
  blouse=blouze,bluose,blousse blouses=blouzes,bluoses blueberries=blueberrys,bluberrys blueberry=blueberrie
  bluetooth=bluetoooth,bluettooth,bluetoohth,bluetooh,bluethoot,bluetothh,blootooth bobber=bober bobbers=bobers
  bobbin=bobin,bobben,boben,bobbinn bobbins=bobins,bobbens,bobens bodyboard=bodybord bodyboards=bodybords
  bodysuit=bodysute bodysuits=bodysutes bohemian=bohemien,bohemean,bohimian boiler=boilor,boyler,boiller
  boilers=boilors,boylers,boillers bolts=boltts,bollts bonnet=bonet,bonnit,bonett bonnets=bonets,bonnits,bonetts
  bookcase=bookase,bokcase,bookcace bookcases=bookcaces boots=bootes
  bougainvillea=bouganvilla,bougainvilla,bouganvillea bowls=bowlls bowtie=bowty bowties=bowtys boxing=boxng,boxxing
  bracelet=bracelit,bracelat,braclit,bracelt,braselet bracelets=bracelits,bracelats,braclits,bracelettes,braselets
  bracket=brackit brackets=brackits brass=brasss,brasse bridesmaid=bridesmaide bridesmaids=bridesmaides
  briefcase=briefcas,briefcace briefcases=briefcaces brocade=brocaid,brockade,brocaed
  broccoli=brocoli,brocolli,brocholi,broccili broken=brokn,brokenn,broaken,brokin bronze=bronz,bronse,bronxe
  brooches=broches brother=brothor browser=browsor,broswer browsers=browsors brush=burush bucket=buket,buckit
  buckets=bukets,buckits buckle=bukle,bukkle,buckal buckles=bukles,bukkles,buckals budgie=budgy,budgee
  budgies=budgys,budgees builder=bulider,biulder,buildor builders=biulders,buildors building=bilding bulb=bulbb
  bumper=bummper,bumpor,bumpper bumpers=bummpers,bumpors bunk=bunkk burger=burgur,burgar burgers=burgurs,burgars
  burgundy=burgundie,burgandey burner=burnor,bernner burners=burnors,bernners bushings=bushins
  business=bussines,buisnes businesses=busineses butter=buter,buttur button=buton,buttun,botton
  buttons=butons,buttuns,buttins,buttens,bottons cabbage=cabage,cabbege,cabbadge cabbages=cabages,cabbeges,cabbadges
  cabinet=cabinit,cabnet,cabenet,cabinate cabinetry=cabinetrey,cabnetry cabinets=cabinits,cabnets,cabenets,cabinates
  cable=cabel,cabbel,kable,cabble cables=cabels,cabbels,kables,cabbles cactus=caktus cake=caek calculate=calculat
  calculator=kalculator,calculatar,kalkulator calculators=kalculators,calculatars
  calendar=calandar,calandor,calendor,calandr calendars=calanders,calandars,calendors caliper=calipper,caliperr
  calipers=calippers,caliperrs calligraphy=calligrafy,calligraphey,caligrafy,callygraphy calories=calaries
  camcorder=camcordor,camcordar camcorders=camcordors,camcordars camera=camara,camra,cammra cameras=camaras,cammras
  camouflage=camoflauge,camouflauge,camaflage,camoflague,camouflag camping=campng camshaft=camshaf,camsahft
  camshafts=camshafs cancel=cancle,cansel candelabra=candalabra,candilabra candelabras=candalabras,candilabras
  candle=candal,canddle,candile candles=candiles canister=canistor,canester canisters=canistors,canesters
  canoe=canoo,cannoe,canoue,canue canoes=canoos,cannoes,canoues,canues canopies=canopys canopy=canopey,cannopy,canopie
  canvas=cavas,canvis,cannvas,canves capacitor=capasitor,capacitar capacitors=capasitors,capacitars
  cappuccino=cappacino,capucino,cappuchino,capuchino caramel=carmal,caramell,caramal caramels=carmals,caramals
  carbide=carbyde,carbied carburetor=carborator,carberetor,carburettr carburetors=carborators,carberetors,carburettrs
  carburettor=carborettor,carburattor carburettors=carborettors,carburattors
  cardigan=cardigen,cardagan,cardagin,cardigon cardigans=cardigens,cardagans,cardagins,cardigons
  carpenter=carpentor,carpanter,carpentar carpenters=carpentors,carpanters carpentry=carpentary,carpintry
  carpet=carpit,carpett,carept carpets=carpits,carepts carrier=carrior carriers=cariers,carriors cashew=cashue,cashu
  cashews=cashues,cashus,cashoos cashmere=cashmer,cashmear,cachmere,cashmeer
  casserole=caserole,casarole,casserol,casseroll,casorole casseroles=caseroles,casaroles,casserols,casserolls,casoroles
  cassette=casset,cassett cassettes=cassets caster=casterr castor=castar castors=castars casual=casuel,cazual
  catalytic=catalitic,cataliytic,catylitic,catalytc categories=categorys category=categary
  cauliflower=cauliflour,colliflower,coliflower cauliflowers=cauliflours,colliflowers,coliflowers caulk=caulck
  cedar=ceadar,cedarr celebrate=selebrate celebration=selebration celebrations=celabrations,selebrations cello=chello
  cement=sement,cemint centimeters=centemeters centimetres=centemetres,centimeteres
  ceramic=ceramc,seramic,caramic,cermaic ceramics=ceramiks,seramics,ceramcs cereal=cerial,cerel,ceriel,cereel
  cereals=cerials,cerels,ceriels,cereels ceremony=ceromony,cerimony certificate=sertificate
  certificates=certificats,cirtificates certification=cirtification certified=cirtified,sertified chain=chayn,chaine
  chains=cahins,chayns chainsaw=chainsaww,chansaw,chainsw chaise=shaise,chaize champagne=shampagne,champaigne
  chandelier=chandeleer,chandalier,chandlier,shandelier,chandileer,chandelear,chandelere
  chandeliers=chandeleers,chandaliers,chandliers,shandeliers,chandileers,chandelears,chandeleres
  channel=channle,chanell,chanal channels=channles,chanells,chanals charcoal=charcol,charcole,charcoel
  charger=chargor,charjer,chager chargers=chargors,charjers,chargerrs charging=charjing
  checkered=chekered,checkerd,checkard checkers=chekers cheese=cheeze,chease,cheesse,chesse chemistry=kemistry
  chicken=chickin,chickon chickens=chickins,chickns chiffon=chifon,chiffen,chifone
  chihuahua=chiwawa,chihuaha,chuhuahua,chiuahua,chihuahau chihuahuas=chiwawas,chihuahas,chuhuahuas,chiuahuas,chihuahaus
  chiminea=chimenea,chiminia,chimnea,chimenia,chimeneia chimineas=chimeneas,chiminias,chimneas,chimenias,chimeneias
  chimney=chimly,chimeny,chimnee chimneys=chimlys,chimnees chipboard=chipbord chipped=chipt chipping=chippng
  chisel=chissel,chisle,chisell,chizel,chizzel chisels=chisles,chizels,chizzels chocolate=choclat
  chocolates=chocalates,choclats,chocholates choices=choises choker=chokor chokers=chokors choose=chooze
  chopper=choppor,choper choppers=choppors,chopers christening=christing chrome=crhome,chrom,chroome
  chromed=cromed,chomed chronograph=chronagraph,cronograph,chronogragh
  chronographs=chronagraphs,cronographs,chronograghs chrysanthemum=chrysanthamum,chrisanthemum
  chrysanthemums=chrysanthamums,chrisanthemums cilantro=celantro,cilantrow
  cinnamon=cinamon,cinnimon,cinnaman,cinammon,cinnomon circuit=curcuit,circut,cirquit
  circuits=curcuits,circuts,cirquits circular=circuler cistern=cystern,cisturn,cistren cisterns=cysterns,cisturns
  clamp=clampp,klamp clamps=clampps,klamps clarinet=clarinett,clarinette,clarenet,clarinit,claranet,clairinet
  clarinets=clarinettes,clarenets,clarinits,claranets,clairinets clasp=klasp clasps=klasps clay=claay cleaned=cleend
  cleaner=cleanor,cleener,clener cleaners=cleanors,cleeners cleaning=cleening,clening cleanse=clense
  cleanser=clenser,cleansor cleansing=cleansng clearance=clearanse cleaver=cleever,cleavor cleavers=cleevers,cleavors
  clock=clok,clockk clothes=cloathes,clotes,clothse clothing=clotthing clutch=clutsh,cluch,clucth,cltuch
  coaster=coastor coasters=coastors coat=caot cockatiel=cocatiel,cockatial,cockatiell,cokatiel
  cockatiels=cocatiels,cockatials,cockatiells,cokatiels coconut=coconutt,cocanut,cocunut,coconot
  coconuts=cocanuts,cocunuts,coconots coffee=coffe,cofffee colander=cullander,colandar,collender
  colanders=cullanders,colandars,collenders collapsible=colapsable collect=collct collectible=collectble,collectibal
  collectibles=collectbles,collectibals cologne=calogne,colonge colored=colerd,collored colorful=colerful
  colour=coulour coloured=coloued colourful=colurful,coulorful comfortable=comfterble,comftorable
  comforter=comfortor,comforterr,confortor comforters=comfortors,comfertors,confortors comfy=comfey
  communication=comunnication community=comunnity compact=comact,conpact companies=companyes company=compny
  compartment=compartement compartments=compartements compatibility=compatability compatible=compatabel
  complaint=complant complete=compleet,comlete completely=compleatly complicated=complecated compost=composte
  compressor=compressar compressors=compressars computer=computor,computar,conputer computers=computors,computars
  concealed=conceled,consealed concerned=conserned concrete=concreat,concreet condition=conditiom,condishun,contition
  conditioner=conditionar,conditionor,condishner conditioners=conditionars,conditionors conditioning=condishning
  confidence=confidense confident=confidint confirm=conferm,confirn confirmation=confermation confirmed=confermed
  congratulations=congradulation conifer=conafer conifers=conafers connected=connectid connector=connectar,conecter
  connectors=connectars,conecters consider=considor console=consoul,consoal consoles=consouls,consoals,conssoles
  contact=contac,contakt contain=contane container=containor,containar containers=containors,containars,containters
  contains=containes continue=continu continuous=continuos contract=contrct,kontract contractor=contractar
  contractors=contractars contracts=contarcts control=contol controller=controllor,controlar
  controllers=controllors,controlars convenience=convienence conveniently=convienently convert=convurt
  converted=convertid converter=convertar,konverter converters=convertars convertible=convertabel cooker=cookor,coocker
  cookers=cookors,coockers cookie=cookei,cokie cookies=cookeis,cokies coolers=collers copper=copperr,coppor,coppar
  cord=cordd cordless=cordlss,cordliss corduroy=cordaroy,corderoy,cordroy,cordurory,curduroy
  coriander=corriander,coriandar,coreander,corianda corkscrew=corkscrue,corkskrew corkscrews=corkscrues,corkskrews
  corroded=coroded,corodded,corrosed,corrodid corrosion=corrosian corrugated=corregated,corrigated,corragated,corrugted
  corset=corsett,corsit,corcet,corsette corsets=corsits,corcets,corsettes cosmetic=cosmedic,cosmetick
  costume=costime,custume costumes=costimes,custumes cotton=cottin,cotten,cottun,cotonn couch=cuoch
  counselling=counsiling,cownselling counsellor=councellor,counsillor counselor=counceler
  countertop=contertop,countertopp countertops=contertops,countertopps couple=cuple coupling=cupling
  couplings=cuplings,coupleings courgette=corgette,courgete,courjette courgettes=corgettes,courgetes,courjettes
  courier=couriar couriers=couriars,coriers cousin=cusin,cousen cousins=cusins cover=covor,cuver covers=covors,cuvers
  cracked=craced,cracced cracking=craking cradle=craddle crankset=crancset cranksets=crancsets
  crankshaft=crankshaf,krankshaft,cranckshaft crankshafts=crankshafs,krankshafts,cranckshafts
  crayon=crayan,crayone,craon crayons=crayans,crayones,craons cream=creem credenza=cradenza,credensa
  credenzas=cradenzas,credensas crib=cribb cricket=crickit,criket,crikket crimson=crimsen,crimsin,krimson
  crochet=crochit,crocet,crochett,croceht crocheted=croshayed crockery=crokery,crockry,crockerey
  croissant=crossaint,croissont,croissaint croissants=crossaints,croissonts,croissaints crowbar=crobar,crowebar
  crowbars=crobars,crowebars crystal=crystral cucumber=cucmber,cucumbor,cumcumber,qcumber,cucucmber
  cucumbers=cucmbers,cucumbors,cumcumbers,qcumbers,cucucmbers cufflink=cuflink,cufflinck,cuffling
  cufflinks=cuflinks,cufflincks,cufflings cupboard=cubbard,coubard cupboards=cubboards,cubbards,coubards
  cupcake=cupcak,cubcake cupcakes=cupcaks,cubcakes curler=curlor curlers=curlors
  curtain=curtan,cirtain,curten,curtein,courtain curtains=cirtains,curtens,curteins
  cushion=cushin,cushen,couchion,cushoin cushions=cushins,cushens custom=custum,cusom customer=custumer
  customers=custumers customise=custimise,costomise customised=custumised,custimised,costumised
  customizable=customizible,custimizable customization=custimization,costumization
  customize=custimize,costumize,costomize customized=custumized,custimized,costumized,costomized cutlery=cutlerey
  cylinder=cilinder,cylindar,cylander,silinder cylinders=cilinders,cylindars,cylanders,cyclinders,silinders
  cylindrical=cilindrical cymbal=symbal,cymbel,simbal,cymball cymbals=symbals,cymbels,simbals,cymbols
`
