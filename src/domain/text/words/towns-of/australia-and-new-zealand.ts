/** Of 5,000 people and more, in New Zealand 4,000; the source is in large-towns.ts. */
export const townsOfAustraliaAndNewZealand = `
  aberglasslyn adamstown ainslie albanvale albury alderley alfredton algester alkimos allawah alstonville altona
  amaroo ambarvale andergrove annerley armadale armidale arncliffe artarmon arundel ashburton ashfield ashgrove
  ashmore aspendale aspley athelstone attadale atwell auchenflower australind aveley bairnsdale balcatta balclutha
  baldivis balga balgowlah balgownie ballajura balmain balwyn bardon bargara bassendean bathurst beaudesert
  beaumaris beechboro beecroft beeliar beenleigh beerwah belconnen belfield bellbowrie belmore belrose benalla
  benowa bentleigh berala berwick bicton biloela birkdale blakehurst blakeview blaxland bomaderry bonbeach bongaree
  boondall booragoon bowral bradbury braddon brassall brinsmead broome buderim bulimba bulleen bundaberg bundamba
  bundoora burdell burnie burpengary burwood busselton byford caboolture cabramatta cairnlea calamvale calwell
  camberwell camira cammeray campbellfield campbelltown campsie cannington cannonvale capalaba carindale caringbah
  carlingford carnarvon carramar carseldine castlemaine caulfield caversham cessnock chadstone charlestown
  chermside chisholm clarinda clarkson clontarf cloverdale cobram colac collaroy colyton coogee coolangatta
  coolbellup cooloongup coombabah coomera cooranbong coorparoo cootamundra corlette cornubia corowa corrimal
  cottesloe cowra craigie craigieburn craigmore cranbourne crestmead cromwell cronulla currambine currimundi dalby
  dalyellup dandenong dapto darch dargaville darley darlinghurst darwin dawesville delacombe delahey deniliquin
  derrimut dianella donvale doonside doveton dromana drouin drummoyne duncraig durack eagleby echuca edithvale
  elanora eleebana ellenbrook elsternwick eltham elwood engadine enoggera epping erskineville essendon evatt
  fawkner findon fitzgibbon fitzroy flemington footscray forbes forestville forrestfield foxton frankston gawler
  geraldton girraween girrawheen gisborne gladesville glendenning glenferrie glengowrie glenorchy glenroy glenvale
  goodna goondiwindi goonellabah gordonvale gorokan gosnells goulburn greenvale greystanes griffith grovedale
  gungahlin gunnedah gymea haberfield hallam harrisdale harristown hawera healesville heathcote heathmont hebersham
  helensvale highett highton hillsdale hillvue hinchinbrook holsworthy hornsby horsley howrah hughesdale
  huntingdale hurstville illawong iluka inala indooroopilly ingleburn innaloo inverell inverloch irymple
  jamisontown jannali jerrabomberra jimboomba jindabyne jindalee joondalup kaiapoi kalamunda kaleen kallangur
  kallaroo kambah kanahooka karabar kardinya kariong karratha karrinyup katoomba kawerau keilor kellyville
  kelmscott kelso kempsey kennington kenwick keperra kerikeri kewdale khandallah kialla kiama killara kilmore
  kilsyth kingaroy kingsley kinross kirrawee kirwan klemzig knoxfield kogarah kooringal kununurra kuraby kurunjang
  kwinana kyabram kyneton lakemba lalor landsdale langwarrin laverton lavington lawnton leeming leeton leichhardt
  leongatha lesmurdie leumeah lidcombe lilydale lindfield lindisfarne lisarow lithgow lockleys loganholme loganlea
  lugarno lurnea lysterfield macgregor mackay macleod maddington madeley maffra maitland mandurah mangere manoora
  marangaroo marayong mareeba maribyrnong maroochydore maroubra marrickville marsden maryborough masterton
  matraville maudsland medowie mentone merewether mernda merriwa mildura minchinbury mindarie minto mirrabooka
  mitchelton mittagong moama mooloolaba moonah moorabbin moorebank mooroobool moorooka mooroolbark mooroopna
  moranbah morayfield mordialloc mornington mortdale morwell mosman motueka mudgee mudgeeraba mulgrave mullaloo
  murrumbeena murwillumbah muswellbrook nambour nambucca napier naracoorte narangba narara naremburn narrabeen
  narrabri narrabundah narraweena narwee nedlands nerang newborough newnham ngaruawahia ngunnawal nicholls niddrie
  nollamara noosaville noranda norlane normanhurst northcote northmead nowra nunawading nundah nuriootpa oakhurst
  oakleigh oamaru oatlands oatley opotiki ormiston ormond otaki oxley padbury paddington padstow pakenham pakuranga
  panania papakura papatowai paralowie paraparaumu parkdale parkes peakhurst penshurst petone pimpama plumpton
  pooraka porirua pottsville prahran pymble pyrmont queanbeyan randwick rangeville redfern redlynch revesby
  rivervale rockdale rockingham roleystone rostrevor rowville rydalmere ryde sandringham scoresby seaforth seaton
  sebastopol seddon sefton shepparton springvale stanmore stanthorpe stawell strathalbyn strathdale strathfield
  strathfieldsaye strathpine sydenham tahmoor taigum takanini tamaki taradale taree taringa tarneit tarragindi
  taupo templestowe teneriffe terrigal tewantin thirroul thomastown thornleigh thornlie thurgoona timaru tinana
  tingalpa tokoroa toongabbie toorak toormina toowong traralgon truganina tugun tullamarine tumut tuncurry
  turramurra ulladulla ulverstone unanderra upwey urangan urraween vaucluse wahroonga waihi wairoa waitara waiuku
  wakerley wamberal wanaka wanganui wangaratta wanneroo wanniassa wantirna warilla warnbro warradale warriewood
  warrnambool wauchope wellard wendouree wentworthville werribee westmead whakatane whalan whangamata willetton
  wilsonton wingham winmalee wodonga wollert wollstonecraft woodend woodvale woolgoolga woollahra woolloongabba
  woongarrah woonona worongary wurtulla wynnum wynyard yagoona yamba yanchep yangebup yarraville yarrawonga yass
  yeppoon yeronga yokine zetland zillmere
`
