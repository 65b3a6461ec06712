/** Places and makers from A to L, as sellers in haste type them. */
export const misspelledNamesToL = `
  Abbotsford=abotsford,abbotsfrod Abeokuta=abekuta,abeokutta Abercrombie=abbercrombie,abercrombi
  Aberdeen=aberdean,aberdeene,aberdene,abberdeen Aberystwyth=aberystwith,aberistwyth,aberystwth,aberistwith
  Abuja=abujah,abbuja Accrington=acrington,accrinton,accringtn Adelaide=adelade,adeliade,adelaid
  Adidas=adiadas,addidass,adidaas Ahmedabad=ahemdabad,ahmedbad AirPods=airpodes,airopds Airstream=airstrem
  Alabama=alabamma,allabama,alabma,alibama Alaska=alasca,allaska,alaksa Alberta=albertta,alburta
  Albuquerque=albuquerqe,albuqurque Aldershot=aldershott,alldershot Altrincham=altrinchem,altricham,altrinchum
  Amazon=amazn,ammazon,amozon Amritsar=amristar,amritser Anaheim=anahiem,annaheim Android=anroid,andorid
  Annapolis=anapolis,annapolus Antrim=anthrim,antirm Aprilia=aprillia,apprilia Araldite=aralldite,araldight
  Arc'teryx=arcterix,arteryx Arizona=arizonia,arrizona,arazona,airzona Arkansas=arkensas,arkanas,arkansis
  Arlington=arlinton,arrlington Armagh=armargh,armaugh Armani=armanni,armarni,amarni Atlanta=attlanta,atlantta,atlnata
  Auckland=aukland,auckalnd,aucland Australia=australlia,austalia,autralia,austrila,ausralia
  Australian=australain,austalian,austrailan Avensis=avenis,avensus Aylesbury=aylsbury,alyesbury,aylesberry,aylesburry
  Ayrshire=ayreshire,arshire Babolat=babalot,babolatt Bakelite=bakerlite,bakolite Bakersfield=bakersfeild,bakersfied
  Balenciaga=balenciga,balanciaga,balensiaga Baleno=balleno,baleeno Ballarat=balarat,ballaret,ballerat
  Ballymena=balymena,ballymeena,ballamena Baltimore=baltimor,baltamore,balitmore Banbury=banburry
  Bangalore=bangalor,bengalore,banglaore Barnstaple=barnstapel,barnsteple,barnstapple
  Basildon=bazildon,basilden,basildan Basingstoke=basingstok,bassingstoke,bazingstoke
  Battersea=batersea,battersee,battersae Bedford=bedfrod,beddford Bedfordshire=bedforshire,bedfordshir,bedfordshure
  Behringer=berhinger,behrenger Belfast=belfasst,belfats,belfest Belkin=bellkin,belkan Belstaff=belstaf
  Bendigo=bendego,bendiggo Bengaluru=bengalaru,bengalooru,bengluru Bentley=bentely Berghaus=bergaus,burghaus,berghause
  Berkshire=berksire,berkshir,burkshire,berkshure Berlingo=burlingo,berligno Bernina=burnina,bernena
  Bexleyheath=bexlyheath,bexleyheth Beyblade=bayblade,beyblaid Bhubaneswar=bhubneswar,bubaneswar
  Bilstein=bilstien,billstein Birkenhead=burkenhead,birkenhed,birkinhead
  Birkenstock=birkinstock,burkenstock,birckenstock Birkenstocks=birkenstoks,berkenstocks,birkinstocks,burkenstocks
  Birmingham=burmingham,birminham,birmingum,birmingahm,birmngham Bissell=bissel Blackburn=blakburn,blackbrun,blackbern
  Blackpool=blakpool,blackpol Blaupunkt=blaupunk,blapunkt Blenheim=blenhiem,blenhim
  Bloemfontein=bloemfontain,bloemfontien,blomfontein Bloomington=blomington,bloominton Boksburg=boksberg,bocksburg
  Bosch=bosche,bocsh Boston=bosotn Bournemouth=bournemoth,bournemuth,bournemouht,burnemouth Boxster=boxter
  Brabantia=brabantea,brabanta Bracknell=bracknel,braknell,bracknal,brackenell Bradford=bradferd,bradfrod,braddford
  Braintree=braintre,braintee Brampton=bramptn,brampten Breitling=brietling,breitlin Brembo=brembro
  Breville=brevill,brevile,braville Bridgend=brigend,bridgand Bridgestone=brigestone,bridgeston
  Bridgwater=bridgwatter,brigwater Bridlington=bridlinton,bridlingtn,bridilington
  Brighton=brigton,brightn,brihgton,brightan Brisbane=brisban,brisbaine,brizbane
  Bristol=bristel,bristoll,brisol,bristal Britain=britan,briatin Britax=brittax,britex Brixton=brixten,brickston
  Bromley=bromly,bromely,brommley Brompton=bromton,brompten Bromsgrove=bromsgrov,bromsgove,bromesgrove
  Brooklyn=broklyn,brookln Brunswick=brunswik,brunswhick Buckingham=buckinham,bukingham,buckingam
  Buckinghamshire=buckinhamshire,buckingamshire,bukinghamshire,buckinghamshir Bugaboo=bugabo,buggaboo
  Bugatti=bugati,buggati Bulova=bullova Bundaberg=bundaburg,bunderberg,bundeberg Burberry=burbery,burburry
  Burnley=burnely Cadillac=cadilac,cadillack,caddilac,caddillac Caerphilly=caerphily,caerfilly,cearphilly,caerphillie
  Calgary=calgarry,calgry,callgary California=califronia,calafornia,califorina,califoria Caloundra=calundra,caloundera
  Camaro=camarro,camaroo Camberley=camberely Cambridge=cambrigde,cambrdige
  Cambridgeshire=cambrigeshire,cambridgshire,camebridgeshire Campingaz=campinggaz,campingas Camry=camery,cammry
  Canada=cananda,cannada,candada Canadian=canadain,candian,cannadian Canberra=canbera,camberra,canbarra
  Cannock=canock,cannok Cannondale=canondale,cannondal Canterbury=cantebury,cantabury,canterburry,canturbury
  Capodimonte=capodimonti,capodemonte,capidimonte Cardiff=kardiff,cardfif,carddiff Carhartt=carthartt
  Carlisle=carlilse,carlsile,carliesle Carmarthen=camarthen,carmarthan,carmathen
  Carmarthenshire=carmathenshire,carmarthanshire Carolina=carolinna,carolnia,carolia
  Carrickfergus=carickfergus,carrickfurgus Cartier=carteir,cartear Casio=caiso
  Castleford=castelford,casleford,catsleford Celestron=celestrom,selestron Chandigarh=chandigar,chandighar,chandigrah
  Charizard=charzard,charizord Charleston=charelston,charlston,charlsten Charlottetown=charlotetown,charlottown
  Chattanooga=chatanooga,chattanoga,chatanoga Chelmsford=chelmsfrod,chemsford,chelmsferd,chelsmford
  Cheltenham=cheltnham,cheltanham,cheltinham,cheltenhum Chennai=chenai,chennia,chennei
  Cherokee=cherokkee,cherokie,cheroke Cheshire=cheshir,chesire,cheshure,cheshiere
  Chesterfield=chesterfeild,chestefield,chesterfied Chevrolet=chevrolett,shevrolet,chevrelot
  Chhattisgarh=chattisgarh,chhatisgarh Chicago=chicaco,chicargo,chichago Chichester=chichestor,chitchester,chichster
  Chilliwack=chiliwack,chilliwak Chippenham=chipenham,chippenam,chippenhum Chorley=chorly
  Christchurch=christchruch,chrischurch,christchuch,cristchurch,chirstchurch Chromebook=cromebook,chrombook,chromebok
  Chromecast=cromecast,chromcast Chrysler=chrystler,crysler,chryslar,crystler
  Cincinnati=cinncinati,cinncinnati,sincinnati Cirencester=cirencestor,cirenster,sirencester,cirensester,cirincester
  Citroen=citreon,citoren,citroean,sitroen Clapham=claphum,clapam
  Cleethorpes=cleethorps,clethorpes,cleathorpes,cleethropes Cleveland=clevland,clevaland,cleavland
  Clinique=clinque,cliniqe Clonmel=clonmell,clonmal Coimbatore=coimbatoor,coimbator,coimbtore
  Colchester=colchestor,collchester,colchster,cholchester Coleraine=colerain,colraine Colnago=colnargo
  Colorado=coloardo,collorado,corolado Columbus=colombus,columbas,collumbus Congleton=congelton,conglton,congletown
  Connecticut=connectucut,connecticit,connectecut Coquitlam=coquitlem,coqitlam
  Cornwall=cornwal,kornwall,conwall,cronwall Corolla=corrolla,corollla Coromandel=coramandel,coromandle Corsair=corsiar
  Costco=costko,cosctco Cotswold=cottswold,cotswald,cotswolld Cotswolds=cotswalds,cottswolds
  Coventry=coventary,coventery,covantry,coventy,coverntry Craghoppers=cragoppers,craghopers
  Craigavon=cragavon,craigaven,craigavan Craigslist=craiglist,graigslist Cramlington=cramlinton,cramlingtn
  Cranbourne=cranbourn Crawley=crawely Creuset=cruset,crueset,creusett Cricut=crickut,cricutt Cronulla=cronula
  Croydon=croyden,croydan,croidon Cuisinart=cuisanart,cuisnart,quisinart,cuisineart
  Cumbernauld=cumbernald,cumbernault,cumbenauld Cumbria=cumbrea,cumbira,cumberia Cwmbran=cwmbren,cumbran,cwmbram
  Daewoo=dawoo,daewo,deawoo Dagenham=dagenam,daggenham,dagnham,dagenhum Daihatsu=dihatsu,diahatsu,daihatzu
  Dakota=dacota,dakotta Dallas=dalas,dallus,dalllas Dandenong=dandinong,dandanong Darjeeling=darjeling,darjealing
  Darlington=darlinton,darlingtn,darligton,darlingtan Dartford=dartferd,dartfrod,dartfod
  Daventry=daventary,daventy,davantry,daventery Decathlon=decathalon Delaware=delawear,delware,dellaware
  Delhi=dehli,delih Deliveroo=deliverroo,delivaroo DeLonghi=delongi,delonghie,dellonghi Denver=denvor,denvar,denevr
  Derbyshire=derbyshir,derbyshrie,derbeyshire Desigual=desiguel,desegual Detroit=detriot,detoit,detroyt,ditroit
  DeWalt=dewolt,dewault,dewallt,dewlat Dewsbury=dewsberry,dewsburry,dewsbery Disney=disey,dysney
  Disneyland=disnyland,disneylan Doncaster=doncastor,donncaster,doncastar,doncatser Donegal=donigal,donegle,doneagal
  Dorchester=dorchestor,dorcester,dorchster Dorset=dorsit,dorest Drakensberg=drakensburg,drakenberg
  Dremel=dremmel,dremal,dremell Drogheda=droghada,drogeda,drohgeda Droitwich=droitwitch,droytwich,driotwich,droitwhich
  Dublin=dubiln,dublen,dubblin,dublan Ducati=duccati,ducatti Dudley=duddley Duluth=dulluth,deluth Dulux=dulex,dullux
  Dumfries=dumfreis,dumfrise,dumfris,dumfrees Dundalk=dundolk,dundlak Dundee=dundea,dunndee Dunedin=duneden,dunnedin
  Dunelm=dunhelm,dunlem Dunfermline=dunfermlin,dunfirmline,dunfermiline,dumfermline,dunfermlyne Dungannon=dungannan
  Duracell=duracel,durasell,durecell Durban=durbun,durben Durbanville=durbenville,durbanvile
  Durham=durhum,durahm,durhem Dyson=dysen,dyosn Eastbourne=eastbourn,estbourne,eastborune
  Eastleigh=eastleight,easleigh,eastliegh Edgware=edgwear Edinburgh=edinbourgh,eddinburgh,edinbugh,edenburgh,edinborogh
  Edmonton=edmondton,edmunton,edmonten Einhell=einhel,ienhell Ekurhuleni=ekurhulani,ekuruleni Elantra=elentra,ellantra
  Eldoret=eldorett,eldorat Electrolux=electralux,electolux,eletrolux Ellesmere=elesmere,ellesmeer
  Enfield=enfeild,enfild England=englnd,enlgand,englend,engand Enniskillen=eniskillen,enniskilen,enniskillin
  Epiphone=epihpone,epifone Epsom=epsome,ebsom,epsum Erbauer=erbaur,erbauwer Escalade=escalaid,escallade Essex=esssex
  Etobicoke=etobicoe,etobicok Evinrude=evinrud Evoque=evoqe Exeter=exetar,exetter,exceter Exmouth=exmoth,exmouht,exmuth
  Facebook=faceboook,facbeook,fasebook Falkirk=falkerk,fallkirk,falkrik,faulkirk Falmouth=falmoth,falmuth
  Fareham=farehan Farnborough=farnbrough,farnborogh,farnbrogh,farnborugh Farnham=farnhum,farneham
  Fayetteville=fayettville,fayeteville Felixstowe=felixstow,felixtowe,filixstowe,felixstoe
  Fermanagh=fermangh,fermanah,fermanaugh Ferrari=ferari,ferarri,farrari Festool=festol,festtool Fiamma=fiammer
  Fjallraven=fjalraven,fjallravan Fleetwood=fletwood,fleatwood,fleetwod Flipkart=filpkart
  Florida=floridia,floirda,florda Flymo=flimo,flymoe Focusrite=focusrit Folkestone=folkeston,folkestoen,folkistone
  Footscray=footscrey Fortnite=fornite,fortnit Fredericton=frederickton,fredricton Freelander=frelander,freelandor
  Fresno=frezno,fresnoe Frigidaire=frigidare,frigidair,fridgidaire,fridgedaire Fujifilm=fugifilm,fujiflim
  Gaggenau=gagenau,gaggeneau Gaggia=gagia Gainesville=gainsville,gainesvile Galveston=galvaston,galvestan
  Galway=gallway,glaway Garmin=garmim,garmine Garnier=garneir,garnear Gateshead=gatesehead,gatsehead
  Gatwick=gatwhick,gatwik,gattwick,gatwich Gauteng=guateng,gautang Geelong=geelog Georgia=gerogia,goergia,georiga
  Germiston=germistan,germistin Ghaziabad=gaziabad,ghaziabd Gillette=gillete,jillette
  Gillingham=gilingham,gillinham,gillingam,gillinghum,jillingham Gisborne=gizborne Givenchy=givency,givenchi
  Glamorgan=glamorgen,glamorgon,glammorgan Glasgow=glagow,glasow,glascow,glasgoe,galsgow
  Glastonbury=glastonberry,glastonburry,glastenbury,glasstonbury,glastonbry
  Gloucester=glouchester,gloucestor,glousester
  Gloucestershire=gloustershire,gloucestshire,glostershire,gloucesteshire,glocestershire,gloucstershire
  Google=gooogle,goolge Gorenje=gorenji,gorenge Gosford=gosfrod Grantham=granthem,granthum
  Gravesend=gravsend,graveshend Greensboro=greensborro,greensbro,grensboro Greenwich=grenwich,greewich,grenich
  Gretsch=gretcsh,gretsh Grimsby=grimsbey,grimbsy Gruffalo=grufalo,gruffallo Gucci=guccie,gucchi,gucii
  Guelph=gwelph,geulph Guernsey=gurnsey,guernsy,gernsey,guensey,guersney Guildford=guildferd,guildfrod,guidlford
  Guinness=guinnes,guinnis Gumtree=gumtre,gumptree Gurgaon=gurgoan,gurgaun Gurugram=gurugaram,gurgram
  Guwahati=guwahatti,guwhati Gymshark=jimshark,gimshark,gymshrak Hackney=hackny,hakney
  Halesowen=halesowan,hailsowen,halsowen Halifax=hallifax,halifacs,halafax,hallafax,haliafx
  Hamilton=hamiliton,hamelton,hamliton Hammersmith=hamersmith,hammersmiht
  Hampshire=hampsire,hampshir,hampshrie,hampshure Harcourt=harcout,harcort Haribo=harribo Harpenden=harpendon,harpendan
  Harrogate=harogate,harragate,harrogat,harrigate Hartford=hartfrod
  Hartlepool=hartlepol,hartlypool,hartlpool,hartelpool,heartlepool Hasbro=hasbrow,hassbro
  Hasselblad=haselblad,hasselblade Hastings=hastins,haistings,hastigns Hatfield=hatfeild,hatfied
  Havaianas=havianas,havaiannas Haverhill=haverhil,haverill Hawaii=hawaai,hawwaii,hawiai Heathrow=heathro,hethrow
  Hebrides=hebredes,hebridies,hebridees Heinz=hienz Hempstead=hemstead Hereford=herefrod,hereferd
  Herefordshire=herefordshir,herefodshire Hertfordshire=hertfordshir,hertforshire,hartfordshire,hertforeshire
  Hilfiger=hillfiger,hilfigar,hilfigger Hilux=hylux,hillux Hinckley=hincley,hinckly Hisense=hisence
  Hitachi=hitatchi,hittachi Hitchin=hichin Hobart=hobbart Hollywood=hollwood,hollywod,hollyood
  Honeywell=honywell,honeywel Honolulu=honalulu,honolulo,honululu Horsham=horshum,horsam,horshem
  Hotpoint=hotpiont,hotpont,hotponit Hounslow=hounslo,hownslow Houston=houstan,hosuton,houstin,houstun Hozelock=hozlock
  Huawei=huwaei,hauwei,huwei,huawai Huddersfield=huddersfeild,hudersfield,huddersfied,huddersfeld,huddesfield
  Huntingdon=huntindon,huntingdun,huntigdon Huntsville=hunstville
  Husqvarna=huskvarna,husquvarna,husqavarna,huskavarna,husquarna Hyderabad=hydrabad,hyderbad,hydarabad
  Hyundai=hyundia,hyundi,hiundai Ibadan=ibadon,ibaddan Ibanez=ibenez,ibbanez Idaho=idahoe,iddaho Ikorodu=ikordu
  Ilkeston=ilkston,ilkestone,ilkesten,illkeston Illinois=illnois,illinos,ilinoise,illionis Indesit=indiset,indersit
  Indiana=inidana Indianapolis=indianapolus,indianaplis,indinapolis Instagram=instagarm,insatgram,intagram
  Invercargill=invercargil,invercargle,invacargill Inverness=invernes,inverniss,invaness,innverness
  Ipswich=ipswitch,ipswhich,ipswish,ipwich,ipsiwch Ireland=irelnd,irelend,ireleand
  Islington=islinton,islingten,izlington Isuzu=izuzu,isuzzu,izusu Jacksonville=jacksonvile,jaksonville,jacksonvill
  Jacuzzi=jacuzi,jaccuzi,jakuzzi Jaipur=jiapur,jaiper Janome=janomi,jenome Jellycat=jelycat,jellykat
  Jharkhand=jarkhand,jharkand Joburg=joberg,joeburg Jodhpur=jodpur,jodphur
  Johannesburg=johanesburg,johannesberg,johannasburg,johannesburgh,johansburg Joondalup=joondalop,joondallup
  Jurong=jurrong Kalgoorlie=kalgorlie,kalgoolie Kamloops=kamlops,camloops Kansas=kansus,kanzas,kansis
  Karcher=karchar,kartcher,karchur Karnataka=karnatka,karanataka Karrimor=karimor,karrimore,carrimor
  Kawasaki=kawasakie,kwasaki,kawaskai Keighley=keighly,kieghley,keighely Kelowna=kelwona,kalowna,kellowna
  Kensington=kensinton,kennsington,kensigton,kensingtn Kentucky=kentuckey,kentuckie,kentcuky,kentukey
  Kenwood=kenwod,kennwood Kerala=keralla Kettering=ketering,kettring,ketterring Keurig=keureg,kureig Kevlar=kevler
  Khayelitsha=khayelitscha,kayelitsha Kidderminster=kiderminster,kidderminister,kiddermister,kidderminter,kiddaminster
  Kildare=kildair,kildaire Kilkenny=kilkeny,killkenny,kilkenney,killkeny Killarney=kilarney,killarny,kilarny
  Kilmarnock=killmarnock,kilmarnok,kilmanock,kilmarnick Kirkcaldy=kirkcauldy,kirckcaldy,kirkcalday
  Kisumu=kissumu,kisummu KitchenAid=kitchenade,kitchinaid,kichenaid Kitchener=kitchner,kitchenor
  Klipsch=klipsh,klipsche Knoxville=noxville,knoxvile Knutsford=knutsfrod,knutsferd Knysna=kynsna,knysnya
  Kodak=kodack,codak,kodac Kolkata=kolkatta,kolkotta Komatsu=komatzu Krugersdorp=krugersdrop,kruegersdorp
  Kubota=kabota,kubotta Lacoste=lacost,laccoste Lagos=laggos,laogs Lalique=laliqe,lallique
  Lamborghini=lambourghini,lamborgini,lamboghini Lambretta=lambreta,lamberetta
  Lanarkshire=lanarkshir,lanackshire,lanarshire,larnarkshire,lanakshire
  Lancashire=lancasire,lancashir,lankashire,lancanshire,lancahsire Lancaster=lancastor,lancastar
  Lancome=lancombe,lancom Lauderdale=lauderdal,laurderdale,lawderdale Launceston=launcestion,lauceston
  Leamington=leamingtn,leaminton,leammington,leemington Leica=lieca Leicester=leicestor,leceister,leichester,leciester
  Leicestershire=leicstershire,liecestershire,lestershire,leicesteshire,leichestershire,leceistershire
  Leinster=lienster,leinstar Leitrim=leitram,letrim,lietrim Lenovo=lenova,lennovo,levono Lethbridge=lethbrige
  Letterkenny=leterkenny,letterkeny,letterkenney Lewisham=lewishem,lewsham,louisham Lexington=lexinton,lexingten
  Lexus=lexas,lexuss Lichfield=lichfeild,lichfild Lidl=lidel Liebherr=leibherr,liebher,leibher
  Limerick=limerik,limirick Limpopo=limpoppo,limpoopo Lincoln=lincon,linclon,lincolin,linkoln
  Lincolnshire=linconshire,lincolshire,lincolnshir,lincolneshire,linclonshire Linksys=linksis,linkys
  Lisburn=lisbourne,lisbern,lisbrun Liverpool=liverpul Llandudno=landudno,llandudo,llandundo,llandidno
  Llanelli=lanelli,llaneli Logitech=logitec,logitek,logictech London=lodon,londn,londno,lundon,londan
  Londonderry=londondery,londonderi Longford=longferd,longfrod Longines=longenes,longinnes
  Louboutin=louboutine,loubouton,laboutin
  Loughborough=lougborough,loughbrough,loughborogh,lufborough,loughborugh,luffborough
  Louisiana=lousianna,louisana,loisiana,lousiania Louisville=lousville,louisvile Lowepro=lowpro
  Lowestoft=lowestof,lowstoft,lowesoft,lowestfot Lubbock=lubbuck,lubock Lucknow=luknow Ludhiana=ludhianna,ludiana
  Lululemon=lulelemon,lulalemon,lululemmon
`
