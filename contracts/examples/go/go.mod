module example.com/analyze-h5/provider

go 1.19
