/** Places and makers from M to Z, as sellers in haste type them. */
export const misspelledNamesToZ = `
  MacBook=mackbook,macbok,makbook Macclesfield=maclesfield,macclesfeild,macclefield,mackelsfield,macclsfield
  Machakos=machackos,machacos Magimix=majimix,magimex Maharashtra=maharastra,maharashra,mahrashtra Mahindra=mahindera
  Maidenhead=maidinhead Maidstone=maidston,maidestone,maidstoen Maiduguri=maidugri,madiguri
  Makita=makitta,makeeta,makitia Manchester=manchster,manchseter,mancester,mannchester,manchestr,manchaster
  Mandurah=mandurrah Manfrotto=manfroto,manforotto Manhattan=manhatton,manhattin Manitoba=manatoba,manitobba
  Mansfield=mansfeild,mansfied,mannsfield Marantz=marants,marrantz Margate=margat,margaet,maragate
  Marlborough=marlbrough,marlborogh Maroochydore=marochydore,maroochidore Maruti=marutti Maryland=maryalnd,marylend
  Maserati=masarati,maseratti Massachusetts=massachusetes,masachusetts,masachusets,massechusetts Mattel=mattell
  Maybelline=mabelline,maybellene Mazda=masda,mazada Meccano=meccanno,meckano Medela=medella,meddela
  Megane=magane,megaine Meissen=miessen,meisson Melbourne=melbounre,mellbourne,melburne,melbone
  Memphis=memphus,memhpis,menphis Mercedes=mercedez,merceeds,mersedes,mercdes Merrell=merrel,merell
  Merseyside=mersyside,merseysid,mersiside Merthyr=murthyr,merthry,merthyer Mexico=mexixo,mexcico
  Michelin=michelen,michalin,mishelin Michigan=michighan,mitchigan,michigen,michiagn
  Microsoft=microsft,microsfot,micrsoft,mikrosoft Middlesbrough=midlesbrough,middlesbrogh,middlesbourough,middlesbrugh
  Middlesex=middlsex,midlesex,middelsex Midlothian=midlothien,midlothain Mildura=mildurra
  Milwaukee=milwaukeee,milwalkee,millwaukee,milwauke Minecraft=mincraft,minecraf,minecarft,mynecraft
  Minneapolis=minniapolis,minneapolus,minneopolis Minnesota=minnisota,minnosota,minnesoda,minnestoa
  Minolta=minollta,minalta Mississauga=missisauga,mississuaga,missasauga,misissauga
  Mississippi=missisipi,mississipp,misissippi,misisippi Missouri=missourie,missori,misourri
  Mitsubishi=mitsubishy,mitsubisi,mitzubishi,mitsubshi,mistubishi Mizuno=mizunno,misuno Mombasa=mombassa,mombsa,momabsa
  Moncler=monclear,moncleer,montcler Mondeo=mondaeo,mondao,mondio Monmouthshire=monmoutshire,monmothshire,munmouthshire
  Montana=monntana Montessori=montassori Montreal=montreel,montrael,montrial Moorcroft=moorcoft
  Morecambe=morcambe,morecamb,moorcambe Mornington=morninton Morrisons=morisons,morrissons Moschino=moschinno,moskino
  Motherwell=motherwel,mothewell Motorola=motarola,motorolla,motrola,moterola Mountfield=mountfeild,mountfied
  Mpumalanga=mpumulanga,mpumalnga,pumalanga Mullingar=mulingar,mullengar Mumbai=mumbia,mumabi Murano=murrano
  Nairobi=nairobbi,niarobi,nirobi,nairoby Naivasha=nivasha,naivasah Nakuru=nakurru,nakuro Nanaimo=naniamo,nanimo
  Nashville=nashvile,nashvill,nasheville Nebraska=nebrasca,nabraska,nebraksa,nebrasker Nelspruit=nelspriut,nelsprut
  Nespresso=nexpresso,nespreso,nesspreso,nepresso Netflix=netlix,nettflix,netflicks Netgear=netgeer,netger
  Neutrogena=nutrogena,neutragena,nuetrogena Nevada=nevadda,navada,neveda Newbury=newburry,newbuary
  Newcastle=newcasle,newcatle,newcastl,newcassle,newcaslte,newcstle Newfoundland=newfoundlan,newfundland,newfounland
  Newmarket=newmarkit,newmaket,newmarcket Newport=newprot,newpourt Newquay=newquey,newqay,newqauy
  Newtownabbey=newtownabby Newtownards=newtonards Niagara=niagra,niagera,nigara Nigeria=nigera,nigerria,nigeira
  Nigerian=nigerain,nigirian Nikkor=nickor Nikon=nikkon,nickon Nintendo=nintindo,nintando,nitnendo
  Nissan=nisson,nisssan Nokia=nockia,nokkia,noika Norfolk=norflok,norfok,nofolk,norfulk Noritake=noritaki,norataki
  Northampton=northamton,northhampton,norhampton,northampten,northampon
  Northamptonshire=northamtonshire,northhamptonshire,northamptonshir
  Northumberland=northumberlan,northumbaland,northumerland,northunberland Norwich=norwitch,norich
  Nottingham=notinham,nottinham,nottinghum,nottingam,knottingham
  Nottinghamshire=notinghamshire,nottinhamshire,nottingamshire,nottinghamshir
  Nuneaton=nuneeton,nuneton,nunneaton,nuneatn,nuneatin NutriBullet=nutribulet,nutrabullet,neutribullet Oakley=oakely
  Octavia=octaiva,octavea Oculus=occulus,oculas Offaly=ofaly Oklahoma=oklahomma,oklohoma,oaklahoma,oklahma
  Olaplex=ollaplex,olapex Oldham=oldhem,oldhum Olympus=olimpus,olympas,olypmus Onitsha=onitcha,onistha
  Ontario=ontairo,ontarrio,onterio Oregon=orgeon,oregen,origon Orkney=orkeny,orkny,orkeney
  Orlando=orlado,orlandoe,olrando Ormskirk=ormskrik,ormskerk,ormeskirk Orpington=orpinton,orpingtn,oprington
  Oshawa=oshowa,oshwa Oswestry=oswestery,osswestry,oswesty,oswestrey,ozwestry Otago=ottago,otargo Ottawa=otawa,ottwa
  Otterbox=oterbox,ottorbox Owerri=oweri,owerry Oxford=oxfrod,oxferd,oxofrd,oxfored
  Oxfordshire=oxfordshir,oxforshire,oxfordshrie,oxfrodshire Paignton=paington,pagnton,paignten,peignton
  Pakenham=pakenhum,pakenam Palmerston=palmeston,palmersten Panamera=panemera,pannamera,panamara
  Panasonic=panosonic,pannasonic,panasonik,panisonic,pansonic Pandora=pandorra,pendora Panerai=panerei,paneria
  Parramatta=parramata Pasadena=pasedena,passadena,pasadina Passat=pasat,passatt
  Patagonia=patigonia,pattagonia,patagona,patogonia
  Pembrokeshire=pembrookshire,pembrokshire,pembrokeshir,pembrookeshire
  Pennsylvania=pensilvania,pennsylvanya,pennsylania,pensylvannia Penrith=penrth,pennrith Pensacola=pensicola,pensecola
  Pentax=penntax,pentacks Penzance=penzanse,penzence,pensance,pennzance,penzane Perspex=perspeks,pespex
  Perthshire=perthsire,purthshire,perthshir Peterborough=peterbrough,peterborogh,peterbrugh,peterbourough
  Peugeot=peugoet,peogeot,puegot,puegeot,peaugeot
  Philadelphia=philidelpia,philadelfia,philladelphia,phildelphia,philadephia Phoenix=phoenex Piaggio=piagio,piaggo
  Picanto=piccanto Pietermaritzburg=pietermaritzberg,petermaritzburg,pietermartizburg Pikachu=pickachu,pikachoo
  Pinarello=pinarelo,pinnarello Pirelli=pirreli,pireli,perelli Pittsburgh=pitsburgh,pittsburh,pittsburge,pittsbugh
  Playmobil=playmoble,playmobel PlayStation=playstatoin,plastation,playstaition
  Plymouth=plymoth,plymuth,plimouth,plymouht Pokemon=pokmon,pokemom,pockemon Polaroid=polroid,polaroyd,pollaroid
  Polokwane=polokwani,pollokwane Polyfilla=pollyfilla,polyfila Pontefract=pontifract,pontefact,ponterfract,pontefrat
  Pontypridd=pontyprid,pontypryd,pontipridd Porsche=porshce,porsch,porchse Portland=portlan,portlnad,porltand
  Portmeirion=portmerion,portmeiron,portmerrion Portsmouth=portsmuth,porstmouth,portsmouht
  Potchefstroom=potchefstrom,potchestroom Pretoria=pretora,pritoria,pretorea Prius=priuss,prious Punggol=pungol
  Pyrex=pirex,pyrix Qashqai=qashqui,quashqai,qasqai,quashqui,cashqai Qualcast=qualcas,quallcast
  Quebec=quebeck,qubec,quebek Queensland=queenslan,queesland,quensland Queenstown=queenstwon
  Rajasthan=rajastan,rajashtan Raleigh=raleight,ralleigh Ramsgate=ramsgat,ramsgaet,ramesgate Rancilio=rancillio
  Randburg=randberg,randburgh Ravensburger=ravensberger Rawtenstall=rawtenstal,rawtonstall Recaro=recarro,reccaro
  Redditch=reddich,redich,reddicth Redruth=reddruth,redrooth Reebok=reebock,rebock,reebook Reigate=riegate,reigat
  Remington=reminton,remmington,remigton Renault=renalut,reanult,renolt,reneault
  Renfrewshire=renfrushire,renfewshire,renfrewshir Richmond=richmand,ritchmond,richmnod
  Rickenbacker=rickenbaker,rikenbacker Roblox=robolox,roblocks,roblux Rochdale=rochdal,rotchdale,rochedale,rochdael
  Rochester=rochestor,rotchester,rochster Rockhampton=rockhamton,rockampton Rolex=rollex,rolix,rolax
  Rolleiflex=rolliflex,roleiflex Romford=romferd,romfrod,romfod Roodepoort=roodeport,rodepoort Roomba=roombah,roomber
  Roscommon=roscomon,rosscommon,roscomman Rossignol=rosignol,rossignal Rotherham=rotherhum,rotherhem,rotherum,rothrham
  Rotorua=rotarua,rotorura,roturua Rowenta=rowanta,rowentta Runcorn=runcorne,runcron,runkorn
  Rustenburg=rustenburgh,rustinburg Ryobi=riobi,ryboi,ryobie Ryzen=rizen,ryzan
  Sacramento=sacremento,sacramentoe,sacrimento Safaricom=safricom,saffaricom Salford=salfrod,sallford,salferd
  Salisbury=salsbury,salisberry,salibury,salisburry Samsonite=sampsonite,samsonight,samsunite
  Samsung=samsong,samsng,sansung,samgsung,smasung SanDisk=sandisc Sandton=sandten,sanddton Sarasota=saratosa,sarrasota
  Saskatchewan=sascatchewan,saskatchewin,saskatchwan,saskachewan Saskatoon=sascatoon,saskaton
  Scalextric=scalectrix,scalextrix,scaletrix,scalectric Scarborough=scarbrogh,scarborogh,scarbourough
  Schwinn=schwin,shwinn,schwynn Scirocco=scirroco,scirrocco,sciroco Scotland=scotlan,scotlnad,scotlad
  Scottsdale=scotsdale Screwfix=scewfix Scunthorpe=scunthorp,scunthope,scunthrope,skunthorpe,scuntorpe
  Seagate=segate,seegate Seattle=seattel,seatttle,siattle Secunderabad=secundrabad,secunderbad Seiko=sieko,seico,seikko
  Sellotape=selotape,sellotap Sengkang=senkang,sengkag Sennheiser=senheiser,sennhieser,seinheiser,sennhiser
  Sephora=sephorra,sepora Serangoon=serangon,sarangoon Sevenoaks=sevanoaks,sevnoaks,sevenoakes,sevenokes
  Sheffield=sheffied,sheffild,shieffield,sheffeld,sheffiled Shepparton=sheparton,shepparten Sherbrooke=sherbroke
  Shetland=shetlan,shettland,shetlend Shimano=shamano,shimino,shimanno,schimano Shopify=shoppify,shopfy
  Shrewsbury=shrusbury,shrewsburry Shropshire=shropsire,shropshir,shropeshire Siemens=seimens,siemans,seimans
  Singapore=singapure,singapoor,singaproe,sinagpore Singaporean=singaporian
  Sittingbourne=sitingbourne,sittingbourn,sittinbourne Skechers=skechars,skecthers,sckechers,scetchers
  Skegness=skegnes,skegniss,skeggness Skelmersdale=skelmesdale,skelmersdal,skelmerdale Skoda=scoda,skodda
  Slazenger=slazinger,slazenga,slasenger Sleaford=sleeford,sleafrod,sleford Sligo=sligow Snapchat=snapcaht,snapchatt
  Solihull=solihul,sollihull,solihall,solihole Somerset=sommerset,somersett,somersit
  Southampton=southamption,southampon,southampten,soutampton,sothampton Southend=soutend,southened
  Southport=southprot,soutport,southpourt Soweto=sowetto,soweeto Spokane=spocane,spokaine Sportage=sportaige,sportege
  Spotify=spotifi,spotyfy,spoitfy Springfield=springfeild,springfied Squishmallow=squishmellow,squismallow
  Squishmallows=squishmellows,squismallows Srixon=shrixon,srixion Stafford=staford,stafferd
  Staffordshire=stafordshire,staffordshir,staffordsire,staffardshire,stafforshire Starbucks=starbuks,starbucs
  Steinway=stienway,steinaway Stellenbosch=stellenbosh,stellenboch,stelenbosch
  Stevenage=stevenege,stevanage,stevenige,stephenage Stihl=sthil,stilh,stihll
  Stockport=stockprot,stokport,stockpourt,stcokport Stourbridge=stourbrige,stoubridge,stourbidge,stowerbridge
  Stowmarket=stowmarkit,stowmaket,stowemarket Stranraer=stranrear,stranrar,stranraar
  Stratford=stratferd,stratfrod,strattford,stradford Stratocaster=stratocastor,stratcaster
  Styrofoam=stryofoam,styrafoam Subaru=suburu,subaroo,suberu,subbaru Sudbury=sudburry,sudberry
  Suffolk=sufolk,suffock,suffok,sufflok,suffork Sunderland=sunderlan,sunderlend,sundlerand Superdry=superdri,supadry
  Surbiton=surbitan,surbinton,serbiton Surrey=surey,surrery Surulere=surulare,sururlere Sussex=susex,susssex
  Suzuki=suzuzki,suszuki,zuzuki,sazuki Swansea=swanse,swansee,swansae,swanzea
  Swarovski=swarovsky,swarvoski,swarofski,swarkovski,swarovksi Swindon=swindan,swindin,swinndon
  Sydney=sydny,syndey,sydeny Sylvanian=sylvanion,silvanian Syracuse=siracuse,syricuse Tacoma=taccoma,tacomma
  Takamine=takamini,tackamine Tallaght=talaght,tallagt,tallaht Tallahassee=talahassee,tallahasee,tallahasse
  Tamagotchi=tamogotchi,tamagochi,tamagotchie,tamigotchi Tampines=tempines Tamron=tamaron,tamrom
  Tamworth=tamwoth,tamwerth,tammworth,tamworht Taranaki=tarinaki,taranakki Tasmania=tasmainia,tasmannia,tassmania
  Taunton=tawnton,taunten,tauton Tauranga=taurnaga,tauraunga TaylorMade=taylermade Technics=tecnics,technicks
  Teesside=teeside Tefal=teffal,tefall Teflon=tefflon,teflan Telangana=telengana,telangna
  Telecaster=telecastor,tellecaster,telacaster Telford=telferd,telfrod Tennessee=tennasee,tenneesee,tenesee
  Tesla=tessla,telsa Tewkesbury=tewkesberry,tewkesburry,tukesbury,tewskbury Texas=texus,texis,teaxs
  Thermomix=thermamix,thermimix ThinkPad=thinpad Thiruvananthapuram=tiruvananthapuram,thiruvanthapuram
  Tiguan=tigaun,teguan Timberland=timberlan Tipperary=tiperary,tipparary,tipperery,tipparery Tissot=tisot,tisott
  Titleist=titlest,titliest,tittleist Toledo=tolido,toleedo Toolstation=toolstaion,tolstation
  Toowoomba=towoomba,toowomba,towomba Topeka=topeeka Toronto=torronto,toronot,toronta,tronto
  Torquay=torqay,torqauy,torkay Toshiba=toshibba,tosheba,toshbia Tottenham=totenham,tottenam,totnham,tottingham
  Touareg=touraeg,toureg,touregg Townsville=townville Toyota=toyata,toyotta,tayota,toyoat Traralgon=taralgon,traralgan
  Trowbridge=trowbrige,trowbidge Truro=trurow,trurro Tucson=tuscson,tucsen,tucsin
  Tupperware=tupperwear,tuppaware,tupaware Twickenham=twickenam,twikenham,twickingham,twickanham
  Tyneside=tynside,tyneseide Udaipur=udiapur,udaypur Umhlanga=umhlaga,umhalnga Uniqlo=uniqulo,uniclo,unqlo
  Uttarakhand=uttrakhand,uttarkhand Uttoxeter=utoxeter,uttoxetter,uttoxter,utoxiter,uttoxiter
  Uxbridge=uxbrige,uxbrdige,uxbidge Vadodara=vadodra,vadodera Vaillant=vaillent,vailliant
  Vancouver=vancoover,vancuver,vancouvor Varanasi=varansi,vanarasi Vaseline=vasaline,vasiline,vasoline
  Vauxhall=vauxhaul,voxall,vauxhul,vuaxhall Velux=velucks Verizon=verizion Vermont=vermount,vermant,varmont
  Versace=versacci,versachi,vesace Victoria=victora,victorea,vicotria Vijayawada=vijaywada,vijayvada
  Virginia=virgina,virgnia,verginia,virigina Visakhapatnam=vishakapatnam,visakapatnam Vitamix=vitimix,vitamicks
  Vodafone=vodaphone,vodafon,vodofone Voigtlander=voightlander,voitlander Volcom=volcolm
  Volkswagen=volkwagon,volkswagan,volkswaggon,volswagen,volkswaggen,voltswagen Volvo=vollvo Vuitton=vuiton,viutton
  Waikato=wikato,waikatto Waitrose=watrose,waitros Wakefield=wakefied,wakefild,wakfield
  Wallasey=walasey,wallesey,wallasy Walmart=walmert Walsall=walsal,walsell,wallsal
  Walthamstow=walthamstowe,walthemstow,wolthamstow Wandsworth=wansworth,wandsworht Warhammer=warhamer,warhammar
  Warrington=warrinton,warringtn,warringtun Warrnambool=warnambool,warrnambol Warwick=warwik,warwhick
  Warwickshire=warickshire,warwikshire,warwickshir,worickshire,warrickshire
  Washington=washinton,washingtin,washigton,wasington,washingon Waterford=watterford,waterferd,waterfrod
  Watford=watferd,watfrod,wotford Wedgwood=wegwood,wedgwod,wegdwood
  Wellingborough=wellingbrough,wellinborough,welingborough,wellingborogh Welwyn=welwin,wellwyn,welywn
  Wembley=wembly,wembely,wemberly Werribee=weribee,werribe Westinghouse=westinghous,westinhouse
  Westminster=westminter,westmister Wexford=wexfrod,wexferd,wexfored Weymouth=weymoth,weymuth,weymouht,wheymouth
  Whangarei=whangerei,whangari Wharfedale=warfedale,wharfdale WhatsApp=whtsapp,watsaap,wahtsapp,whatspp,whattsap
  Whitby=whitbey,witby Wichita=witchita,whichita,wichitta Wicklow=wiclow,wicklo,wickelow Wigan=wigon
  Wilmington=wilminton,willmington Wiltshire=wiltshir,willtshire,wilthsire Wimbledon=wimbeldon,wimbleton,wimbledan
  Winchester=winchestor,winchster,winchestar Windermere=windemere,windermeer,windamere,windermear Windsor=windosr
  Winnebago=winebago,winnabago,winnebego Winnipeg=winnepeg,winipeg,winnapeg Wisconsin=wisconcin,wiscosin,wisconsen
  Wokingham=workingham,wokinham,wokingam,wockingham Wollongong=wolongong,wollongon,woollongong,wollangong
  Wolverhampton=wolverhamton,wolvahampton,wolverhampten,wolvehampton,woolverhampton,wolverhamption
  Woolworths=wollworths,woolworhts,wolworths Worcester=worchester,worcster,worecester
  Worcestershire=worstershire,worchestershire,worcestshire,worcstershire,wostershire,woostershire
  Workington=workinton,workingtn Wrexham=wrexam,rexham,wrexhum,wrexhem Wurlitzer=wurlizer,wurlitser
  Wyoming=wyomming,wyomeing,wyomin,wioming Xerox=zerox,xeroks Xiaomi=xaiomi,xiomi,xioami,xaomi Yakima=yackima
  Yamaha=yammaha,yamhaa,yamahha Yarmouth=yarmoth,yarmuth,yarmouht,yamouth Yashica=yashika,yashicca Yeezy=yeezey
  Yellowstone=yelowstone,yellowston Yeovil=yoevil,yeovile,yeovill,yovil
  Yorkshire=yorksire,yorkshir,yorkshrie,yorkshure,yourkshire,yorkishire Yosemite=yosimite,yosemete,yossemite
  YouTube=youtbe,yuotube,youtueb,yutube Zafira=zaffira,zefira Zanussi=zannussi,zanusi,zanuzzi
  Zealand=zealnd,zealend,zealnad Zeiss=ziess Zildjian=zildjan,zilgian,zildgian Zippo=zippoe
`
