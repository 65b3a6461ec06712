/** Brands, services, peoples and places, in their correct spelling. */
export const misspelledNames = `
  Adidas=addidas,adiddas,adidass Albuquerque=albuqerque,alburquerque,albequerque America=amercia
  American=amercian,americian,amerian Android=andriod,androed,adroid Atlanta=altanta
  Australia=austrailia,austrlia,austraila Australian=austrailian,austrlian Birkenstock=birkenstok,berkenstock
  Barnsley=barnsly,barnsely Wakefield=wakefeild Rotherham=rotheram Birmingham=birmingam,birmigham,brimingham Bournemouth=bornemouth,bournmouth Brazilian=brazillian Brisbane=brisbain
  Britain=britian British=brittish,britsh Brooklyn=brookyln Calgary=calgery California=califonia,californa,calfornia
  Cambridge=cambrige,cambrdge Cardiff=cardif Carhartt=carhart,carhatt,carharrt Caribbean=carribean,carribbean,caribean
  Cheltenham=cheltenam,cheltnam Chevrolet=cheverolet,chevorlet Chicago=chigaco,chicgo Chinese=chineese,chinease
  Cincinnati=cincinatti,cincinnatti,cincinati Colorado=colarado,colorodo
  Connecticut=conneticut,conneticutt,connecticutt,conecticut Cuisinart=cusinart,cuisenart December=decmber,decemeber
  Delaware=deleware Disney=disny,disnay Edinburgh=edinborough,edingburgh,edinbrugh Egypt=eygpt
  Egyptian=egyption,eygptian,egytian England=engalnd,englad English=englsih,enlish Ethiopia=ethopia Ethiopian=ethopian
  European=europian,eurpean,euorpean Facebook=facebok,facbook February=feburary Florida=flordia
  Francisco=fransisco,francsico Friday=firday Germany=germnay,germeny Glasgow=glasgo,glassgow
  Gloucester=glouster,gloucster Google=gogle,googel Guatemala=guatamala Halloween=haloween,hallowen,holloween
  Gujarati=gujrati,gujarathi Hawaii=hawii Hawaiian=hawaian,hawiian,hawaain Himalayan=himilayan,himalyan,himalayn Hyundai=hundai,hyndai,huyndai
  Illinois=illinios,ilinois,illinoise Indianapolis=indianopolis Indonesia=indonesa,indoneisa
  Instagram=instagramm,instgram,instagam iPhone=iphon,ihpone,iphne,iphoen Italian=itallian Jamaica=jamacia,jamiaca
  Jamaican=jamacian,jamaicen January=janurary,janaury,januray Japanese=japanesse,japaneese,japenese,japanease
  Kawasaki=kawaski,kawisaki Kentucky=kentuky Keurig=kuerig Leicester=leicster,liecester Liverpool=liverpol
  Louisiana=lousiana,louisianna Malaysia=malasia,maylasia Manchester=manchestor,machester Manhattan=manhatten,manhatan
  Massachusetts=massachusets,massachussetts,massachusettes,massachucetts,massachussets
  Mediterranean=mediteranean,mediterranian,meditteranean Melbourne=melborne,melbourn Mercedes=mercades,mercedees
  Mexican=mexcian Mexico=mexcio Michelin=michellin,michilin Michigan=michagan,michgan Microsoft=mircosoft,micosoft
  Middlesbrough=middlesborough Milwaukee=milwakee,milwaulkee Minneapolis=mineapolis,minnapolis
  Minnesota=minnesotta,minnasota,minesota Mississippi=missisippi,mississipi,mississppi Missouri=misouri,missourri
  Mitsubishi=mitsubushi,mitsibishi Moroccan=morrocan,moroccon,morrocon Morocco=morroco,moroco Nespresso=nesspresso
  Netflix=netflx,netfilx,netflics Newcastle=newcaste,newcastel Nintendo=nintedo,nitendo Norwegian=norweigan,norwegan
  Nottingham=notingham,nottigham November=novemeber October=ocotber Ottawa=ottowa PayPal=paypall,payapl
  Pennsylvania=pennslyvania,pensylvania,pennsylvannia,pennsilvania Peugeot=peugot,pugeot
  Philadelphia=philidelphia,philadelpia,philedelphia Philippines=phillipines,philipines,phillippines Phoenix=pheonix
  PlayStation=playstaion,playstion,playstaton Pokemon=pokeman,pokimon Polaroid=poloroid,polariod Porsche=porshe
  Portugal=portugual,protugal Raleigh=raliegh Raynaud's=reynauds,raynauds,raynods,renauds Renault=renualt,renalt
  Samsung=samsumg,samsang,samsug,sumsung,samung Saturday=saterday,satuday,saturady
  Scandinavian=scandanavian,scandinavan,scandenavian Scotland=scottland Scottish=scotish Seattle=seatle
  September=septmber Sheffield=sheffeild,shefield Singapore=singapor,signapore Southampton=southhampton,southamton
  Spotify=spotfy,spottify Suzuki=suzuku,suziki Sweden=sweeden Swedish=sweedish Switzerland=switserland,swizerland
  Tennessee=tennesee,tenessee,tennesse Thailand=thialand Thursday=thrusday,thurday Toronto=toranto,tornto Toyota=toyoto
  Tucson=tuscon Tuesday=tuseday,teusday Tupperware=tuperware,tubberware Turkish=turksih Uruguay=uraguay,urugay,uruguy
  Vancouver=vancover Vauxhall=vauxhal,vauxall,voxhall Velcro=velco,velcrow Victorian=victorain,victorean
  Vietnam=veitnam Volkswagen=volkswagon,volkwagen,vokswagen Wednesday=wensday,wednsday,wendsday,wednesdy
  WhatsApp=watsapp,whatsap,watsap,whattsapp,wattsapp,whatapp,wotsapp,whatsaap Wisconsin=wisconson,winconsin
  Worcester=worcestor Yamaha=yahama YouTube=youtub,yotube,utube
`
