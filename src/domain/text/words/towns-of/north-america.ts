/** Of 15,000 people and more in the United States and the Caribbean, of 5,000 in Canada; the source is in large-towns.ts. */
export const townsOfNorthAmerica = `
  abbotsford abington acworth adelphi affton agawam agoura aiken akron alafaya alamogordo albertville aldergrove
  alief allapattah allendale alliston alpharetta alsip altadena altamont altoona altus americus amherstburg amqui
  anacortes ancaster angleton ankeny annandale anniston anoka antigonish antioch apopka ardmore arnprior artesia
  arvada arvin ashburn asheboro ashtabula ashwaubenon astoria atascocita attleboro atwater auburndale austintown
  avenel avondale aylmer azusa banff barnstable barrie barrington barstow bartlesville bartow baychester baytown
  bayville beaconsfield beauceville beauharnois beavercreek beaverton becancour beckley belleville beloeil beloit
  belton beltsville belvidere benbrook benicia bensenville bensonhurst bentonville berea bergenfield berkeley
  berwyn bethesda bethpage bettendorf biddeford billerica binbrook bixby blacksburg blaine blainville bloomingdale
  bloomington bluffton blythe boisbriand bolingbrook bonnyville bostonia bothell boucherville bozeman bradenton
  brampton brantford brawley breakeyville bremerton brenham bridgeport bridgeton bridgetown bridgewater brockton
  brockville brookline broomfield brossard brownsburg buckingham burbank burien burleson burlingame burnaby
  burnsville bushwick calabasas caldwell calexico calhoun calverton camlachie campbellton camrose canarsie canby
  candiac cantley carbondale carlsbad carmichael carpentersville carrboro carrollton carrollwood carteret
  cartersville casselberry castaic castlegar catonsville centerville centralia centreville cerritos chaguanas
  chalmette chambersburg chamblee chambly champlin chanhassen charlottesville charlottetown chaska chateauguay
  cheektowaga cheyenne chibougamau chickasha chicopee chillicothe chilliwack chowchilla christiansburg claremont
  claremore clarksburg clarksdale cleburne clemmons clemson coachella coaldale coalinga coaticook cobourg cochrane
  cockeysville cohoes colleyville collierville collingwood collinsville collinwood colwood commack compton conroe
  conway conyers cookeville copiague coppell coquitlam coralville corcoran corinth corsicana corunna courtenay
  covina covington cowansville cranbrook cranford cranston crawfordsville crofton cudahy cullman culpeper cupertino
  danvers danville dartmouth davie dearborn decatur dedham delano deltona denison denton depew dickson dieppe
  dinuba dixiana dixon dolton donnacona dorval dothan douglasville downey dracut drummondville dryden dubuque
  dumont duncanville dunwoody dyersburg eagan easley eastchester easthampton eastmont eastpointe eastvale edina
  edinburg edmonds edmundston edson edwardsville eggertsville eldersburg elizabethtown elkhart elkridge elkton
  ellensburg elmhurst elmont elyria encinitas englewood ensley erlanger etobicoke euless eustis evanston fairbanks
  fairfax fairmont fargo faribault farmington farmingville farragut ferndale fernie fernley fillmore findlay
  fitchburg flagami flatbush folsom fordham forney fountainebleau framingham franconia frederickson fredericton
  fridley friendswood fullerton gadsden gahanna gaithersburg galesburg gallatin gananoque gaspe gastonia gatesville
  gatineau georgetown germantown gilroy glassboro glastonbury glendale glendora glenville gloversville goderich
  goldsboro goodlettsville goshen grafton granby grandville graniteville gravenhurst greeley greenburgh greeneville
  gresham gretna guelph guilford gurnee hackensack hamden hampstead hamtramck hanahan hanceville hanford hannibal
  hanover harlingen harrisonburg haslett hauppauge hauterive hawkesbury hawthorne hayesville hazleton hemet
  hendersonville hermiston hernando herndon herriman hialeah hibbing hicksville hilliard hillsboro hinesville
  hinsdale hinton hoboken holbrook holladay hollister hollywood holtsville hopkinsville houma hueytown huntersville
  huntington huntley hutchinson hutto hyattsville idylwood ilchester immokalee indianola inglewood inkster innisfil
  iqaluit irondequoit ironville irvington iselin islip issaquah jamestown janesville jeffersontown jeffersonville
  jenison johnston johnstown joliette jollyville jonesboro jonquiere joplin juneau kahului kailua kalispell
  kamloops kanata kaneohe kankakee kannapolis kapolei kapuskasing kaukauna kaysville kearney kearns kearny keene
  kennesaw kennewick kenora kensington kentville kentwood kernersville kerrville kihei kincardine kingman kingsport
  kingston kingsville kinston kirksville kirkwood kissimmee kitimat koreatown lachute lackawanna lacombe lakeville
  langford langley lansdale laramie latham lathrop lauderhill laurelton laurentides laurinburg laval lavaltrie
  laventille lawndale lawrenceville lawton layton lealman leamington leavenworth leawood lebanon leduc ledyard
  leesburg lemay lemont lemoore lenexa lenoir lethbridge levittown lewiston lewisville libertyville lindenhurst
  lindenwold linstead listowel littleton livermore lloydminster lochearn logansport lomita lompoc longmeadow
  longmont longueuil lorain lorton louiseville lufkin lumberton lynbrook lyndhurst lynnwood lynwood mableton macomb
  madisonville mahwah makakilo malden mamaroneck manassas mandeville manitowoc mankato marabella marieville markham
  marlborough marrero marshalltown martinez martinsburg marysville maryvale maryville mascouche maspeth massapequa
  massillon matane matteson mattoon maumelle maywood mechanicsville mehlville melfort melrose melville menasha
  menifee menomonie mequon meriden merrick merrifield merrillville metairie methuen miamisburg midlothian millbrae
  milledgeville millville milpitas milwaukie minnetonka miramichi mishawaka missoula mokena moncton monroeville
  monsey montclair montebello montmagny montrose mooresville moorpark morganton morgantown morinville morrisania
  morristown morrisville mukilteo mundelein murrieta murrysville muscatine muskego muskegon nacogdoches nampa
  nanaimo nanuet napanee naperville narragansett natchez natchitoches natick naugatuck needham neenah nepean
  newberg newburg newburgh newburyport newington newnan nicholasville nicolet niles nipomo noblesville norcross
  norristown northbrook northdale northglenn norwalk nutley oakdale oakton oakville ocala ocoee oconomowoc odenton
  ogden oildale okanagan okemos okolona okotoks olathe olney onalaska opelika opelousas orangevale orangeville
  orcutt orem orillia orinda oromocto oroville oshawa ossining oswego otsego ottumwa owasso owatonna owensboro
  pahrump painesville palmdale papillion paragould paramus parkchester parkersburg parksville parkville parlier
  parsippany pasadena pascagoula passaic pataskala patterson pawtucket payson peekskill pendleton pennsauken
  pennsport penticton perris perrysburg petawawa petrolia pflugerville pharr phoenixville pickering pickerington
  pikesville pincourt pinehurst piscataway pittsburg pittsfield placentia plainville plattsburgh pleasanton
  pleasantville plessisville pocatello ponoka porterville portmore pottstown poway prairieville prattville prescott
  prevost prichard princeton princeville provo prunedale puyallup queensbury quesnel radcliff radford radnor rahway
  ramsey randallstown rawdon raymore raytown redford redlands reedley reisterstown renton repentigny reston rexburg
  reynoldsburg richardson rimouski riverdale riverton rocklin rockville romeoville romulus ronkonkoma roseburg
  rosedale rosemead rosemont rosenberg roseville rossville roswell rowlett rubidoux ruskin russellville rutland
  sachse saguenay sahuarita sammamish sandusky sapulpa saratoga sarnia sartell saugus sayreville sayville
  scaggsville scarsdale schaumburg schererville schertz seabrook seagoville searcy secaucus sechelt sedalia selden
  sevierville seymour shakopee shawinigan sheboygan shelburne shelby shelbyville shelton shenandoah sherbrooke
  sherrelwood shively sicklerville sikeston silverdale simpsonville skokie slidell smithtown snellville socastee
  somerton somerville sooke southaven southbury southfield southglenn spanaway springboro springdale springville
  squamish stamford starkville statesboro statesville staunton steinbach stephenville steubenville stoneham storrs
  stoughton stratford strathmore streamwood streetsboro strongsville sudley suisun suitland summerville sumter
  sunnyvale susanville suwanee syosset tahlequah talladega tallmadge tamarac tamiami taylorsville teaneck
  terrebonne terrytown tewksbury thomasville thornton thorold tifton tigard timmins titusville tooele torrance
  torrington tottenham towson tremont trotwood troutdale truckee trumbull trussville tsawwassen tualatin tujunga
  tukwila tulare tullahoma tumwater tunapuna turlock tustin twinsburg ukiah uniondale urbandale utica uvalde
  vacaville valdosta valinda vallejo valparaiso valrico vandalia varennes vaughan vegreville victoriaville
  victorville vincennes vincentown vineland voorhees waco wadsworth wahiawa wailuku waipahu wallingford wantagh
  warrensburg washougal watauga waterbury waterville watsonville waukee waukegan waukesha wausau wauwatosa
  waxahachie waynesboro weirton wellesley wenatchee wentzville weslaco westchester westerville westmont westmount
  weston westport wetaskiwin wethersfield weyburn wharton wheaton whitehorse whitman whittier wildomar wilkinsburg
  williamsburg williamsport williamstown willimantic willingboro williston willmar willoughby willowdale wilmette
  wilsonville windham winthrop woburn wolcott woodstock woonsocket wooster wyckoff wylie yellowknife yorkton
  yorkville ypsilanti yucaipa zanesville zionsville
`
