import type { Language, SentenceId } from '@deepm/schema/rules/experiments/tokens'

/** The first text of each setup. */
export const startTexts: Record<string, string> = {
  english: 'panda',
  languages: 'Hello! Hola! Merhaba! Привіт! 你好! नमस्ते!',
  letters: 'How many r are in strawberry? And in s-t-r-a-w-b-e-r-r-y?',
}

/** One meaning in each language. */
export const sentences: Record<SentenceId, { name: string; texts: Record<Language, string> }> = {
  football: {
    name: 'Football',
    texts: {
      en: 'My sister plays football after school.',
      de: 'Meine Schwester spielt nach der Schule Fußball.',
      es: 'Mi hermana juega al fútbol después de la escuela.',
      fr: 'Ma sœur joue au football après l’école.',
      pl: 'Moja siostra gra w piłkę nożną po szkole.',
      tr: 'Kız kardeşim okuldan sonra futbol oynuyor.',
      sw: 'Dada yangu anacheza mpira baada ya shule.',
      uk: 'Моя сестра грає у футбол після школи.',
      ar: 'أختي تلعب كرة القدم بعد المدرسة.',
      hi: 'मेरी बहन स्कूल के बाद फुटबॉल खेलती है।',
      zh: '我妹妹放学后踢足球。',
      ja: '妹は放課後にサッカーをします。',
      ko: '제 여동생은 방과 후에 축구를 해요.',
    },
  },
  moon: {
    name: 'The moon',
    texts: {
      en: 'The moon is far away, but we can see it.',
      de: 'Der Mond ist weit weg, aber wir können ihn sehen.',
      es: 'La luna está muy lejos, pero podemos verla.',
      fr: 'La lune est loin, mais nous pouvons la voir.',
      pl: 'Księżyc jest daleko, ale możemy go zobaczyć.',
      tr: 'Ay çok uzakta ama onu görebiliyoruz.',
      sw: 'Mwezi uko mbali, lakini tunaweza kuuona.',
      uk: 'Місяць далеко, але ми можемо його бачити.',
      ar: 'القمر بعيد، لكننا نستطيع أن نراه.',
      hi: 'चाँद बहुत दूर है, लेकिन हम उसे देख सकते हैं।',
      zh: '月亮很远，但我们能看见它。',
      ja: '月は遠いけれど、私たちには見えます。',
      ko: '달은 멀리 있지만 우리는 볼 수 있어요.',
    },
  },
  water: {
    name: 'Water, please',
    texts: {
      en: 'May I have some water, please?',
      de: 'Kann ich bitte etwas Wasser haben?',
      es: '¿Me da un poco de agua, por favor?',
      fr: 'Puis-je avoir un peu d’eau, s’il vous plaît ?',
      pl: 'Czy mogę prosić o trochę wody?',
      tr: 'Biraz su alabilir miyim, lütfen?',
      sw: 'Naomba maji kidogo, tafadhali.',
      uk: 'Можна мені трохи води, будь ласка?',
      ar: 'هل يمكنني الحصول على بعض الماء، من فضلك؟',
      hi: 'क्या मुझे थोड़ा पानी मिल सकता है?',
      zh: '请给我一点水，好吗？',
      ja: 'お水を少しいただけますか。',
      ko: '물 좀 주시겠어요?',
    },
  },
}
