import { wordSet } from "../../words/word-set.ts"

/** Languages, peoples, religions, festivals, places and styles: one word each that is nothing else in English. */
export const peopleNames = wordSet(`
  Syrian Punjabi Urdu Hindi Gujarati Tamil Bengali Malayalam Somali Tagalog
  Afrikaner Akan Albanian Algerian Allah Andalusian Angolan Anubis Anzac Aphrodite Arab Arabic Aramaic Argentinian
  Armenian Assamese Athena Ayurveda Ayurvedic Azerbaijani Aztec Bahamian Bahraini Baisakhi Balinese Bangladeshi
  Bantu Barbadian Bauhaus Bavarian Belarusian Belizean Beltane Bemba Berber Bhagavad Bharatanatyam Bhojpuri
  Bhutanese Bihu Bolivian Bollywood Bosnian Botswanan Breton Buddha Buddhism Burmese Burundian Cambodian
  Cameroonian Cantonese Capodimonte Carnatic Catalan Caucasian Celtic Chanukah Chechen Cherokee Chilean
  Christianity Congolese Corsican Cuban Cypriot Cyrillic Dasara Deepavali Devanagari Dussehra Ecuadorian Efik
  Elizabethan Emirati Eritrean Estonian Fijian Filipina Filipino Flemish Freudian Frisian Fulani Gaelic Gambian
  Ganesha Georgian Ghanaian Glaswegian Gurmukhi Guyanese Haitian Haryanvi Hebrew Hinduism Hindustani Hispanic Holi
  Honduran Ibibio Imbolc Indonesian Inuit Iranian Iraqi isiNdebele Islam Islamic Israeli Iyengar Jacobean Jain
  Jainism Javanese Jesus Jollof Jordanian Judaism Jungian Kalenjin Kamba Karwa Kashmiri Kathak Kathakali Kazakh
  Keralite Khmer Kikuyu Kinyarwanda Kippur Kisii Kollywood Konkani Kuchipudi Kurdish Kuwaiti Kyrgyz Latina Latvian
  Lebanese Liberian Libyan Limoges Lingala Lithuanian Lohri Luganda Lughnasadh Luhya Maasai Macedonian Mahabharata
  Maithili Malagasy Malawian Malay Malaysian Maltese Manx Maori Marwari Matariki Mauritian Mayan Mennonite
  Mohiniyattam Moldovan Mongolian Montenegrin Mozambican Mughal Muharram Māori Namibian Napoleonic Navajo Navaratri
  Nepalese Nepali Nollywood Odin Odissi Oktoberfest Omani Onam Oriya Osiris Pakistani Palestinian Pashto
  Pentecostal Persian Polynesian Pongal Poseidon Qatari Quechua Qur'an Quran Raksha Ramayana Ramzan Romani Rwandan
  Samhain Samoan Sanskrit Sardinian Senegalese Sepedi Serbian Serbo-Croat Shabbat Shakespearean Sicilian Sikhism
  Sindhi Singaporean Sinhala Sinhalese siSwati Slovak Slovakian Slovenian Songkran Sudanese Sufi Sundanese Swati
  Swazi Taiwanese Tajik Talmud Tamilian Tanzanian Tibetan Tollywood Tongan Torah Tshivenda Tsonga Tudor Tulu
  Tunisian Turkmen Ugadi Ugandan Umrah Uruguayan Uyghur Uzbek Vastu Venda Venezuelan Vishnu Vishu Waitangi Xitsonga
  Xmas Yemeni Yiddish Zambian Zeus Zimbabwean Zoroastrian
`)
