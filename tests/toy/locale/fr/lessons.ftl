# Ce que disent les leçons des Choucas.

lesson-jackdaws-doubt-title = Quand douter
lesson-jackdaws-doubt-line = Comptez les cartes que vous voyez.
lesson-jackdaws-doubt-count = Vous avez les trois dés en main. Que répondez-vous à celui-ci ?
lesson-jackdaws-doubt-count-good = Il n’y a pas de quatrième dé : le mensonge compte pour vous.
lesson-jackdaws-doubt-count-all = Comptez encore : les trois dés sont dans votre main.
lesson-jackdaws-doubt-boast = À vous : posez un dé.
lesson-jackdaws-doubt-boast-good = Personne d’autre ne peut savoir que c’est vrai.
