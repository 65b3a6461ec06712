/** Of 4,000 people and more, in Ireland 2,500; the source is in large-towns.ts. */
export const townsOfBritainAndIreland = `
  abercanaid abercarn abercynon abergele aberkenfig abertillery abertridwr addlestone adlington albrighton alcester
  aldridge alfreton alloa alness alsager amersham ampthill annacotty annan anstey ardee ardrossan arklow arlesey
  armagh armthorpe artane ashbourne ashington ashtead askern athenry atherstone atherton athy auchterarder audley
  axminster aylesford aylsham bagenalstown bagshot baildon bailieborough balally baldock baldoyle balerno ballina
  ballinasloe ballingry ballinrobe ballinteer ballyboden ballybofey ballycastle ballyclare ballyfermot
  ballyjamesduff ballymoney ballymun ballynahinch ballyshannon banbridge banchory bandon banstead bargoed barnham
  barnoldswick barrhead barrowford basford basildon bathgate battersea bawtry bearsden bebington beccles beckenham
  becontree bedale beddau bedford bedworth beighton beith bellshill belper benwell bewbush bewdley bexley biddulph
  billericay billinge billingshurst bilston bingham bingley bircotes birkenhead birkirkara bishopbriggs bishopton
  blackley blackrod blacon blaenavon blairgowrie blanchardstown blessington bletchley blidworth bloxwich blyth
  bollington bolsover bonhill bonnybridge bonnybrook bonnyrigg booterstown borehamwood borrowash boughton bovingdon
  bowdon bowthorpe brackley bradwell bramhall braunton brechin bredbury brentford bridport brierfield brigg
  brighouse brightlingsea brightons brixham brixton brixworth bromborough bromham bromyard broseley brotton
  broughton brownhills broxbourne broxburn brundall brymbo brynamman brynmawr brynna buckley bulford buncrana
  bungay buntingford burnage burngreave burntwood burscough bursledon burwell cabinteely caergwrle caerleon calcot
  caldicot callington calne camberley camborne cambourne cambuslang campbeltown carcroft cardenden carlow carluke
  carndonagh carnforth carnoustie carrickfergus carrickmacross carrigaline carrigtwohill carshalton carterton
  castlebar castleblayney castlereagh caterham celbridge chalford chapelizod chapeltown chatham chatteris cheadle
  cheam cherryville chertsey chesham chessington chigwell chinnor chislehurst chorleywood chudleigh clane clapham
  claremorris clarkston claydon cleckheaton cleethorpes clerkenwell clevedon cleveleys clitheroe clonakilty
  clondalkin clonskeagh clydach clydebank coalville cobh cobham cockenzie cockington codicote codsall coedpoeth
  coggeshall coity coleford colinton colnbrook congleton coningsby conisbrough cookham coolock coppull copthorne
  corsham cotgrave cottenham coulsdon countesthorpe cowdenbeath cowes cowley cowplain craigavon cramlington
  cranfield cranleigh crediton creswell crewe crewkerne cricklade crieff crosby crowthorne crumlin crumpsall
  cudworth cuffley culcheth culloden cullompton cumnock cupar cuxton cwmafan cwmbach dagenham dalbeattie dalkey
  dalry dalserf darfield darndale darton darwen datchet dawlish deeside deganwy denbigh denmead dersingham
  desborough didsbury dingwall dinnington dodworth donabate donaghadee donaghmede donnington donnycarney dorchester
  dorridge dover downpatrick driffield droitwich dromore dronfield droylsden drumcondra dukinfield duleek dumbarton
  dunbar dunblane dunboyne dundonald dundrum dungannon dungarvan dunholme dunlewy dunoon dunshaughlin duntocher
  dursley eadestown eaglescliffe earby earlsfield easington easingwold eccles eccleston edenbridge edenderry
  edgware edwinstowe egham egremont elderslie elland ellon emsworth ennis enniscorthy epsom erith erskine esher
  essington euxton eynsham faifley failsworth fallowfield faringdon farnborough farnworth fauldhouse fazeley
  feltham fermoy ferndown filey finedon finglas fitzwilliam fleckney fleetwood formby foxrock fraserburgh
  freckleton fremington frimley frodsham fylde gaillimh galston garforth garstang gelligaer giffnock gillingham
  girvan glanamman glasnevin glossop glusburn godmanchester golborne gorey gosforth gourock grangemouth grappenhall
  greasby greenhithe gresford grimethorpe guiseley gunnislake gweedore haddenham hadleigh hagley hainault halstead
  hardingstone harleston harpenden harringay hartley harwich haslingden hawarden hawkinge haworth haxby haydock
  hayes heacham heavitree hebburn heckmondwike hedon heighington helensburgh helsby helston hemsby henfield hengoed
  henlow heswall hethersett heysham heywood hinckley hindley hirwaun histon hockley holbeach holbeck holloway
  honiton horbury horley hornsea horsford horsforth horwich hounslow howth hoylake hulme humberston hunstanton
  hurstpierpoint huyton hyde hythe ibstock ilfracombe ilminster immingham ingatestone invergordon inverkeithing
  inverurie irchester irlam irthlingborough isleworth islington ivybridge johnstone kearsley kelvedon kempston
  kemsing kenilworth kennoway kesgrave kessingland keynsham kidlington kidsgrove kilbirnie kilburn kilcock kilcoole
  kilcullen kilkeel killamarsh killester kilquade kilrush kilwinning kingskerswell kingsteignton kingswinford
  kinnegad kinsale kintore kinvere kippax kirkby kirkham kirkintilloch kirriemuir knaphill knebworth knocklyon
  knottingley knutsford lakenheath lambeth lanark larbert largs larkhall larne leiston leixlip lennoxtown lenzie
  lesmahagow limavady linlithgow linton liphook liskeard littlehampton livingston llangefni llanharan llantrisant
  locharbriggs lochgelly lockerbie loftus longdendale longton looe lossiemouth loughlinstown loughrea louth lucan
  ludgershall luimneach lutterworth lydney lymington lyneham macduff macroom maghera magherafelt maghull
  maidenbower malahide maldon maltby mangotsfield manston marlow martock maryport mauchline maybole maynooth
  measham melksham meltham mendip menston meopham mexborough middleton middlewich midhurst midleton mildenhall
  millom milngavie milnrow mirfield mitcham mitchelstown moate monaghan monasterevin monifieth moodiesburn morley
  mossley mountmellick mountsorrel moyross naas nailsea nairn nantwich narborough navan neilston nenagh neston
  netherlee netley newarthill newburn newent newhaven newmains newry newtownabbey newtownards northam northolt
  northwich oadby oakengates oakham okehampton oldbawn omagh oranmore otford oughtibridge oundle oxted padiham
  paignton palmerstown partington paulton peckham peebles pelsall pembury penarth pencoed penicuik penkridge penryn
  pentre peterculter peterhead peterlee pinxton pitsea plympton plymstock pocklington polmont pontarddulais
  ponteland pontyclun pontycymer pontypool portadown portarlington portishead portlaoise portlethen portmarnock
  portslade portstewart potton poynton preesall prenton prescot prestonpans prestwich prestwick prudhoe purfleet
  quorndon radcliffe radlett radstock radyr raheny rainham ramsbottom randalstown rastrick ratby rathcoole rathgar
  rathmines rathnew ratoath raunds rawmarsh rawtenstall rayleigh redbourn renfrew rhondda rhoose rhosllanerchrugog
  rhyl rhymney rickmansworth ripponden rishton rochford romford roscommon roscrea rossendale rosyth rothesay
  rothwell rottingdean royston royton ruddington ruislip rushden ruskington rustington rutherglen ruthin ryhill
  ryhope ryton sacriston salfords sallins sallynoggin saltash sandbach sandown sandyford sawbridgeworth sawston
  saxmundham scalby seaford seaham sedgefield selby selsey shaftesbury shankill shanklin sharlston shefford shenley
  shepley shepperton shepshed sherborne sheringham shevington shifnal shildon shipley shrivenham sidcup sidmouth
  sileby silsden sixmilebridge skelmersdale sligo smethwick snodland soham southall southam southminster southsea
  spennymoor stalybridge stamullin staplehurst staveley steeton stevenston stewarton steyning stokenchurch
  stokesley storrington stotfold strabane strathaven strensall stretford strood studley sturry surbiton sutton
  swanage swanley swanscombe swinton syston tadcaster tadley tadworth taibach tallaght tankerton tarleton tavistock
  teddington teignmouth templeogue tenby tenterden terenure tetbury thame thatcham thornliebank thrapston thurles
  thurso tidworth tillicoultry timperley tipperary tiptree tiverton toddington todmorden tonypandy tonyrefail
  torpoint totnes tottington totton towcester tranent treharris treorchy tuam tullamore tullibody tullow tunstall
  turriff twyford tyldesley tynemouth uddingston upminster uppingham upton urmston uttoxeter ventnor verwood
  waddington wadhurst walkden wallasey wallsend wardle wareham warlingham warminster warsop waterlooville watton
  weaverham wednesbury wednesfield wellesbourne welshpool wembley wendover westbury westergate westhoughton
  weybridge whalley wheathampstead wheatley whickham whitburn whitchurch whittlesey wickford wicklow wigton
  willenhall willingham willington wilmslow wilsden wimblington wincanton winchcombe windlesham wingate wingerworth
  winscombe winsford winterton wirksworth wisbech wishaw witham withernsea witley witney wivenhoe wombourn wombwell
  wootton writtle wroughton yapton yarm yateley yatton yaxley yeadon youghal ystalyfera zabbar
`
