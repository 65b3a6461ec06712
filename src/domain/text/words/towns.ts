import { wordSet } from "./word-set.ts"

/** Towns and counties known locally, without another meaning in English. */
export const towns = wordSet(`
  munster leinster connacht
  talbot llandrindod haverfordwest porthcawl bridgend tredegar aberdare maesteg caerphilly abergavenny brecon
  monmouth chepstow bangor prestatyn pwllheli dolgellau lampeter fishguard pembroke ammanford gorseinon pontardawe
  aviemore greenock cumbernauld glenrothes musselburgh haddington hawick lerwick stornoway kirkwall ayrshire
  aberdeenshire perthshire airdrie coatbridge stenhousemuir dalkeith blackburn widnes runcorn southport ormskirk
  leyland chorley workington whitehaven ulverston windermere keswick cockermouth redcar guisborough northallerton
  thirsk knaresborough wetherby pudsey ossett hempstead berkhamsted dunstable leighton biggleswade huntingdon
  sleaford skegness mablethorpe gainsborough retford hucknall beeston heanor ripley swadlincote rugeley cannock
  leominster ludlow oswestry telford bridgnorth stourbridge halesowen evesham malvern pershore tewkesbury
  cirencester chippenham trowbridge devizes amesbury romsey eastleigh fareham petersfield haslemere godalming
  leatherhead orpington sevenoaks tonbridge tunbridge ashford faversham sittingbourne margate hastings bexhill
  uckfield crowborough haywards felixstowe thetford cromer fakenham wymondham sudbury haverhill newmarket hoddesdon
  cheshunt enfield barnet uxbridge windsor murfreesboro clarksville tuscaloosa montgomery gulfport biloxi
  hattiesburg lafayette monroe texarkana amarillo lubbock odessa abilene topeka bismarck oshkosh appleton kenosha
  racine rockford peoria springfield evansville kokomo muncie kalamazoo lansing saginaw youngstown lexington paducah
  roanoke lynchburg fredericksburg annapolis hagerstown harrisburg scranton allentown bethlehem trenton paterson
  yonkers poughkeepsie schenectady ithaca binghamton burlington montpelier nashua holyoke warwick hartford danbury
  bellingham yakima corvallis medford visalia oxnard ventura escondido temecula laredo mcallen brownsville galveston
  beaumont killeen wilmington greensboro greenville spartanburg marietta northampton carmarthenshire pembrokeshire
  ceredigion gwynedd denbighshire flintshire anglesey glamorgan monmouthshire renfrewshire lanarkshire stirlingshire
  sutherland antrim tyrone fermanagh lisburn ballymena enniskillen coleraine waterford tralee athlone dundalk
  kildare wexford mullingar letterkenny toowoomba ballarat bendigo launceston townsville rockhampton parramatta
  fremantle bunbury invercargill palmerston whangarei rotorua waikato taranaki
  yarmouth lowestoft dereham wymondham thetford fakenham cromer attleborough swaffham felixstowe ipswich stowmarket
`)
