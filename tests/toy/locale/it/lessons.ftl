# Che cosa dicono le lezioni delle Taccole.

lesson-jackdaws-doubt-title = Quando dubitare
lesson-jackdaws-doubt-line = Conta le carte che vedi.
lesson-jackdaws-doubt-count = Hai in mano tutti e tre i ditali. Che cosa rispondi a questo?
lesson-jackdaws-doubt-count-good = Un quarto ditale non c’è: la bugia conta per te.
lesson-jackdaws-doubt-count-all = Conta di nuovo: tutti e tre i ditali sono nella tua mano.
lesson-jackdaws-doubt-boast = Tocca a te: posa un ditale.
lesson-jackdaws-doubt-boast-good = Nessun altro può sapere che è vero.
